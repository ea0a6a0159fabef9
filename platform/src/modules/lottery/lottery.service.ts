import type { Core } from '../../core.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Beacon } from './beacon.ts';
import { createBeacon } from './configured-beacon.ts';
import { createBets, type Bets } from './bets.ts';
import { createCatalogue } from './catalogue.ts';
import { createChases, type Chases } from './chases.ts';
import { createDraws, type Draws } from './draws.ts';
import { createDrawsAdmin, type DrawsAdmin } from './draws-admin.ts';
import { createGamesAdmin, type GamesAdmin } from './games-admin.ts';
import { createLiability, type Liability } from './liability.ts';
import { createMenus, type Menus } from './menus.ts';
import { createOutsideResults } from './outside-results.ts';
import { createProofs, type Proofs } from './proof.ts';
import { createReceipts, type Receipts } from './receipts.ts';
import { createPrizeGroups, type UplineOf, type PrizeGroups } from './prize-groups.ts';
import { createRebates, type Rebates } from './rebates.ts';
import { createRebatesAdmin, type AccountOf, type RebatesAdmin } from './rebates-admin.ts';
import { createResultSources, type ResultSources } from './result-sources.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { createTickets, type Tickets } from './tickets.ts';

export interface LotteryUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'watch'>;
  /** All members above a member, the topmost first; none when it is missing. */
  readonly uplineOf?: UplineOf;
  /** Those of them who are agents now and earn rebates; all members above when it is missing. */
  readonly agentsAbove?: UplineOf;
  /** All members below a member; none when it is missing. */
  readonly downlineOf?: UplineOf;
  /** Account names of members; ids are used when it is missing. */
  readonly accountOf?: AccountOf;
  /** Another source than the platform's own chain. */
  readonly beacon?: Beacon;
  /** Winning lines that are paid in one transaction; 10,000 by default. */
  readonly linesAtOnce?: number;
}

export interface Lottery
  extends Bets, Tickets, Chases, Receipts, Menus, Proofs, GamesAdmin, PrizeGroups, Rebates {
  /** For the jobs: no other code advances a draw. */
  readonly draws: Draws;
  readonly admin: DrawsAdmin;
  readonly rebatesAdmin: RebatesAdmin;
  readonly resultSources: ResultSources;
  readonly liability: Liability;
  readonly settlement: Settlement;
}

export function createLottery(core: Core, uses: LotteryUses): Lottery {
  const catalogue = createCatalogue(core);
  const liability = createLiability(core, { catalogue });
  const outsideResults = createOutsideResults(core, { live: uses.live, catalogue });
  const tickets = createTickets(core, { ...uses, catalogue, liability });
  const parts = { ...uses, catalogue, liability, tickets };
  const chases = createChases(core, parts);
  return {
    ...createBets(core, parts),
    ...tickets,
    ...chases,
    ...createReceipts(core, { tickets, chases }),
    ...createMenus(core, { catalogue }),
    ...createProofs(core, { catalogue }),
    ...createGamesAdmin(core, { catalogue }),
    ...createPrizeGroups(core, uses),
    ...createRebates(core, uses),
    draws: createDraws(core, {
      live: uses.live,
      beacon: uses.beacon ?? createBeacon(core),
      catalogue,
    }),
    settlement: createSettlement(core, { ...uses, catalogue }),
    admin: createDrawsAdmin(core, { catalogue, liability, outsideResults }),
    rebatesAdmin: createRebatesAdmin(core, { catalogue, accountOf: uses.accountOf ?? nobodys }),
    resultSources: createResultSources(core, { outsideResults }),
    liability,
  };
}

const nobodys: AccountOf = () => Promise.resolve(null);
