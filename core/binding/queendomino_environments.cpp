// Environments of Queendomino, which take the compiler long.
#include "../environment/environments.hpp"

#define DOMINIUM_ENVIRONMENTS(...)                                              \
    template std::unique_ptr<dominium::environment::AnyEnvironments>            \
    dominium::environment::make_environments(const dominium::__VA_ARGS__& game, \
                                             const Settings& settings)

DOMINIUM_ENVIRONMENTS(kingdom::Queendomino<kingdom::Window<5, false>>);
DOMINIUM_ENVIRONMENTS(kingdom::Queendomino<kingdom::Window<7, false>>);
