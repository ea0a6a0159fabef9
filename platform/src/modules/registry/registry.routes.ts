import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { knownBrands } from '../operators/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Registry } from './registry.ts';

interface Uses {
  readonly brands: Brands;
  readonly identity: Pick<Identity, 'demo'>;
  readonly registry: Registry;
}

export const registryRoutes = ({ brands, identity, registry }: Uses): Route[] => [
  on(calls.brands, async ({ operator }) => {
    const known = knownBrands(operator.reach);
    const listed = (await brands.all()).filter(({ code }) => known?.includes(code) ?? true);
    const demo = await identity.demo.openByBrand();
    return done(
      listed.map(({ code, name, hosts }) => {
        const demoMembers = demo.get(code);
        return { code, name, hosts, ...(demoMembers !== undefined && { demoMembers }) };
      }),
    );
  }),
  on(calls.placements, ({ input }) => registry.placements(input.brand)),
  on(calls.placeModule, ({ input, operator }) => registry.placeModule(input, operator)),
  on(calls.rollBackModule, ({ input, operator }) => registry.rollBack(input, operator)),
  on(calls.setModule, ({ input, operator }) => registry.setModule(input, operator)),
];
