export { createBrands, type Brand, type Brands } from './brands.service.ts';
export type { BrandsTables, NewBrand } from './brands.store.ts';
export { brandsRoutes } from './brands.routes.ts';
