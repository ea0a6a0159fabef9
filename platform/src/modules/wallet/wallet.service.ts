import {
  formatAmount,
  type Balance,
  type InputOf,
  type OutputOf,
  type calls,
} from '@croupier/contracts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { shownEntry } from './statement-entry.ts';

export interface Wallet {
  balance(member: Member): Promise<Outcome<Balance>>;
  statement(
    member: Member,
    input: InputOf<typeof calls.statement>,
  ): Promise<Outcome<OutputOf<typeof calls.statement>>>;
}

const pageSize = 15;

/** The member's view of the ledger. Holds no table of its own: every number is the ledger's. */
export function createWallet({ ledger }: { ledger: Ledger }): Wallet {
  return {
    async balance(member) {
      const { balanceUnits, version } = await ledger.balance(accounts.cash(member.id));
      return done({ sumBalance: formatAmount(balanceUnits), currency: member.currency, version });
    },
    async statement(member, { before = null, limit = pageSize }) {
      const { entries, next } = await ledger.statement(accounts.cash(member.id), { before, limit });
      return done({ rows: entries.map(shownEntry), next });
    },
  };
}
