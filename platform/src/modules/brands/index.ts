export type { Brand } from './brand.ts';
export { complianceIn } from './compliance.ts';
export { createBrands, type Brands } from './brands.service.ts';
export type { BrandsTables, NewBrand } from './brands.store.ts';
export { brandsRoutes } from './brands.routes.ts';
export { closureFor, refusalOf, retryAfterS, statusOf } from './closure.ts';
export type { Visitor } from './region-gate.ts';
