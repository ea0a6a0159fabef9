export { createOperators, type Operators } from './operators.service.ts';
export type { OperatorsTables } from './operators.store.ts';
export { operatorsRoutes } from './operators.routes.ts';
export { keepDeed } from './audit.ts';
