import type { Registry } from '../modules/registry/index.ts';

/** What each demo brand does without. */
const leftOut: Readonly<Record<string, readonly string[]>> = { padma: [], verano: ['mfe-agent'] };

/** Deals the given modules to the demo brands, where no operator has decided yet. */
export async function seedPlacements(
  registry: Registry,
  modules: readonly string[],
): Promise<void> {
  for (const [brand, without] of Object.entries(leftOut)) {
    for (const module of modules)
      await registry.placeFirst({ brand, module, enabled: !without.includes(module) });
  }
}
