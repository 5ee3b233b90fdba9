/** True in the house without a server, which `make static` writes as one file. */
export const SERVERLESS = import.meta.env.MODE === 'serverless';
