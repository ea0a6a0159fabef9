export type { Brand } from './brand.ts';
export { brandFormats, type BrandFormats } from './brand-formats.ts';
export { complianceIn } from './compliance.ts';
export { createBrands, type Brands } from './brands.service.ts';
export type { NewBrand } from './brands.store.ts';
export { brandsRoutes } from './brands.routes.ts';
export { closureFor, retryAfterS, statusOf } from './closure.ts';
