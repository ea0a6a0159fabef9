export { createStatements } from './statements.service.ts';
export { statementsEndpoints } from './statements.endpoints.ts';
