import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';
import { plantAccounts } from './accounts.ts';
import { plantBrands } from './brands.ts';
import { plantCashier } from './cashier.ts';
import { plantContent } from './content.ts';
import { plantHelp } from './help.ts';
import { plantJackpots } from './jackpots.ts';
import { plantPlacements } from './placements.ts';
import { plantSignIn } from './sign-in.ts';
import { plantPromotions } from './promotions.ts';

/** The demo: two brands with everything on the table. Planting again changes nothing that is there. */
export async function plantDemo(
  core: Core,
  modules: Modules,
  released: readonly string[],
): Promise<void> {
  const { clock, config } = core;
  await plantBrands(modules, { moreHosts: config.demoHosts });
  await plantHelp(modules);
  await plantContent(clock, modules);
  await plantAccounts(modules);
  await plantPlacements(modules.registry, released);
  await plantSignIn(core, modules);
  await plantCashier(modules);
  await plantJackpots(modules);
  await plantPromotions(clock, modules);
  if (config.demoTeamToken) await modules.teams.enrolDemo(config.demoTeamToken);
}
