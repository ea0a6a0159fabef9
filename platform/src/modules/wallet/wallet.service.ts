import {
  formatAmount,
  type Balance,
  type EntryKind,
  type InputOf,
  type OutputOf,
  type StatementEntry,
  type calls,
} from '@croupier/contracts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Entry, type Ledger, type TransferKind } from '../ledger/index.ts';

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

function shownEntry(entry: Entry): StatementEntry {
  return {
    transferId: entry.transfer,
    kind: shownKind(entry.kind),
    amount: formatAmount(entry.amountUnits),
    balanceAfter: formatAmount(entry.balanceAfterUnits ?? 0n),
    reference: entry.reference,
    bookedAt: entry.bookedAt.toISOString(),
  };
}

/** Closing a round or a draw, or paying out held funds, moves money between accounts of the house alone. */
function shownKind(kind: TransferKind): EntryKind {
  if (kind === 'round-close' || kind === 'draw-close' || kind === 'withdrawal-paid')
    throw new Error(`${kind} was booked on a player's account`);
  return kind;
}
