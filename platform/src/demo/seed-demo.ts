import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';
import { enrolOperators, seedAccounts } from './accounts.ts';
import { seedAgentContracts } from './agent-contracts.ts';
import { seedAgentTransfers } from './agent-transfers.ts';
import { seedBrands } from './brands.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedCashier } from './cashier.ts';
import { seedCommunity } from './community.ts';
import { seedContent } from './content.ts';
import { isDemoRemoved } from './demo-removal.store.ts';
import { seedDrawHistory, type History } from './draw-history.ts';
import { seedHelp } from './help.ts';
import { seedJackpots } from './jackpots.ts';
import { seedMissions } from './missions.ts';
import { seedPlacements } from './placements.ts';
import { seedReferrals } from './referrals.ts';
import { removeDemo } from './remove-demo.ts';
import { seedSignIn } from './sign-in.ts';
import type { PastDay } from './past-day.ts';
import { teamHistory } from './team-history.ts';
import { seedPoints } from './points.ts';
import { seedPromotions } from './promotions.ts';

/**
 * Creates the demo: two brands with all their data, and the accounts that play there unless they were removed. Rows
 * that exist stay unchanged.
 */
export async function seedDemo(
  core: Core,
  modules: Modules,
  released: readonly string[],
): Promise<void> {
  const { clock, config } = core;
  const hasPlayers = config.demoPlayers && !(await isDemoRemoved(core.db.read));
  await seedBrands(modules, { moreHosts: config.demoHosts });
  await seedHelp(modules);
  await seedContent(clock, modules);
  await enrolOperators(modules.operators);
  if (hasPlayers) await seedAccounts(core, modules);
  await seedPlacements(modules.registry, released);
  await seedSignIn(core, modules);
  await seedCashier(modules);
  await seedAgentTransfers(modules);
  if (hasPlayers) await seedAgentContracts(core, modules);
  await seedJackpots(modules);
  await seedPromotions(clock, modules);
  await seedCampaigns(core, modules);
  await seedPoints(core, modules);
  await seedMissions(clock, modules);
  await seedCommunity(clock, modules);
  if (!hasPlayers) await removeDemo(core, modules);
  if (config.demoTeamToken) await modules.teams.enrolDemo(config.demoTeamToken);
}

/** No job has worked on draws before. */
const firstFence = 0n;

type Watch = Pick<History, 'onProgress' | 'signal'>;

/**
 * The past of the demo: it takes most of the first start, so the site serves meanwhile; its jobs wait. Friends are
 * recorded on the first day of the past, or now if there is none: what they staked before is not paid.
 */
export async function seedHistory(core: Core, modules: Modules, watch: Watch): Promise<void> {
  if (!core.config.demo) return;
  if (core.config.demoHistory) await writeHistory(core, modules, watch);
  if (!watch.signal?.aborted) await seedReferrals(core, modules);
}

async function writeHistory(core: Core, modules: Modules, watch: Watch): Promise<void> {
  const writeTeam = await teamHistory(modules);
  const onDay = async (day: PastDay) => {
    await writeTeam(day);
    await modules.providers.readFirstCatalogues();
  };
  const onBegin = () => fillLobby(modules);
  await seedDrawHistory(core, modules, { ...watch, onBegin, onDay });
}

/** Does what jobs do later: the lobby has its games and their first draws while the jobs wait for the history. */
export async function fillLobby({
  providers,
  lottery,
}: Pick<Modules, 'providers' | 'lottery'>): Promise<void> {
  await providers.readCatalogues();
  await lottery.draws.schedule(({ schedule }) => schedule.kind === 'every');
  await lottery.draws.advance(firstFence);
}
