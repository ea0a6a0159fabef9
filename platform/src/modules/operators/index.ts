export { createOperators, type Operators } from './operators.service.ts';
export { knownBrands, type OperatorSession } from './access.ts';
export { operatorsRoutes } from './operators.routes.ts';
export { byTwo, firstRefusal, pairRefusal, partnerOf } from './two-persons.ts';
