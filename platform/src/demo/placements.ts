import type { Registry } from '../modules/registry/index.ts';

/** Modules that a demo brand does not have. */
const leftOut: Readonly<Record<string, readonly string[]>> = { padma: [], verano: ['mfe-agent'] };

/** Switches the given modules on for the demo brands, unless an operator has decided already. */
export async function seedPlacements(
  registry: Registry,
  modules: readonly string[],
): Promise<void> {
  for (const [brand, without] of Object.entries(leftOut)) {
    for (const module of modules)
      await registry.placeFirst({ brand, module, enabled: !without.includes(module) });
  }
}
