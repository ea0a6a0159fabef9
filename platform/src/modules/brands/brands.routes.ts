import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Brands } from './brands.service.ts';
import { flagTreeOf } from './permission.ts';

interface Dependencies {
  readonly brands: Brands;
}

export const brandsRoutes = ({ brands }: Dependencies): Route[] => [
  on(calls.systemStatus, ({ brand, ip, country, input }) =>
    brands.status(brand, { ip, country }, input.host),
  ),
  on(calls.whitelabel, async ({ brand }) => done(flagTreeOf(brand))),
  on(calls.domainRoute, async ({ brand }) => done(brand.settings.delivery.routes)),
  on(calls.brandSettings, ({ input }) => brands.brandDetails(input.brand)),
  on(calls.changeBrandSettings, ({ input, operator }) => brands.change(input, operator)),
];
