import type { Core } from '../../core.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Games } from '../games/index.ts';
import type { Lottery } from '../lottery/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createCorrections, type CorrectionsUses } from './corrections.ts';
import { createLabels } from './labels.ts';
import { createMemberSearch } from './member-search.ts';

export interface MembersUses extends CorrectionsUses {
  readonly games: Pick<Games, 'rounds'>;
  readonly lottery: Pick<Lottery, 'tickets'>;
  readonly cashier: Pick<Cashier, 'admin'>;
  readonly wallet: Pick<Wallet, 'statement'>;
}

export type Members = ReturnType<typeof createMembers>;

/** Members as operators find them, what they did and have, and corrections of their cash. */
export function createMembers(core: Core, uses: MembersUses) {
  return {
    find: createMemberSearch(core),
    labels: createLabels(core),
    corrections: createCorrections(core, uses),
    rounds: uses.games.rounds,
    tickets: uses.lottery.tickets,
    deposits: uses.cashier.admin.depositsOf,
    withdrawals: uses.cashier.admin.withdrawalsOf,
    statement: uses.wallet.statement,
  };
}
