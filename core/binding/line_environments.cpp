// Environments of the games of tiles, which take the compiler long.
#include "../environment/environments.hpp"

#define DOMINIUM_ENVIRONMENTS(...)                                              \
    template std::unique_ptr<dominium::environment::AnyEnvironments>            \
    dominium::environment::make_environments(const dominium::__VA_ARGS__& game, \
                                             const Settings& settings)

DOMINIUM_ENVIRONMENTS(line::Game<line::Block>);
DOMINIUM_ENVIRONMENTS(line::Game<line::DrawGame>);
DOMINIUM_ENVIRONMENTS(line::Game<line::Matador>);
DOMINIUM_ENVIRONMENTS(line::Game<line::Bergen>);
DOMINIUM_ENVIRONMENTS(line::Game<line::Sebastopol>);
DOMINIUM_ENVIRONMENTS(line::Game<line::TwentyOne>);
DOMINIUM_ENVIRONMENTS(line::Game<line::Solo>);
