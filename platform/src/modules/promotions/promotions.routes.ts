import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Promotions } from './promotions.service.ts';

export function promotionsRoutes({ promotions }: { promotions: Promotions }): Route[] {
  return [on(calls.promotions, ({ brand }) => promotions.current(brand.code))];
}
