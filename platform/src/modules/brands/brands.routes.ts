import { calls } from '@croupier/contracts';
import type { Clock } from '../../core.ts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Brands } from './brands.service.ts';

interface Uses {
  readonly brands: Brands;
  readonly clock: Clock;
}

export const brandsRoutes = ({ brands, clock }: Uses): Route[] => [
  on(calls.systemStatus, async ({ brand }) =>
    done({ status: brand.status, serverTime: clock.now().toISOString() }),
  ),
  on(calls.whitelabel, async ({ brand }) => done(brands.flagTree(brand))),
];
