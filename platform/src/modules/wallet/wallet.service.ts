import {
  formatAmount,
  type Funds,
  type InputOf,
  type MemberId,
  type OutputOf,
  type StatementEntry,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { memberStatement } from './member-statement.ts';
import { filterOf, spanOf, type FileSpan } from './statement-filter.ts';
import { statementLines } from './statement-file.ts';

export interface Wallet {
  balance(member: Member): Promise<Outcome<Funds>>;
  statement(
    member: Pick<Member, 'id'>,
    input: InputOf<typeof calls.statement>,
  ): Promise<Outcome<OutputOf<typeof calls.statement>, 'invalid-input'>>;
  /** The lines of a statement file, at most one year of it, newest first. */
  statementFile(member: Member, span: FileSpan): Outcome<AsyncGenerator<string>, 'invalid-input'>;
}

export interface WalletUses {
  readonly ledger: Ledger;
  readonly withdrawals: {
    /** Sum of the member's withdrawals that are not decided yet. */
    undecidedUnits(member: MemberId): Promise<bigint>;
  };
  /** The masked account of the other side of each of a member's transfers, by reference. */
  counterparties(
    member: MemberId,
    references: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
}

const pageSize = 15;

/** The member's view of the ledger. Has no table of its own: every number is the ledger's. */
export function createWallet(
  { clock }: Pick<Core, 'clock'>,
  { ledger, withdrawals, counterparties }: WalletUses,
): Wallet {
  /** Adds the other side to transfers between two members. */
  async function withCounterparties(
    member: MemberId,
    rows: readonly StatementEntry[],
  ): Promise<StatementEntry[]> {
    const transfers = rows.filter(({ kind }) => kind === 'agent-transfer');
    if (transfers.length === 0) return [...rows];
    const others = await counterparties(
      member,
      transfers.map(({ reference }) => reference),
    );
    return rows.map((row) => {
      const counterparty = others.get(row.reference);
      return counterparty === undefined ? row : { ...row, counterparty };
    });
  }

  return {
    async balance(member) {
      const [cash, bonus, undecidedUnits] = await Promise.all([
        ledger.funds(accounts.cash(member.id)),
        ledger.funds(accounts.bonus(member.id)),
        withdrawals.undecidedUnits(member.id),
      ]);
      const { availableUnits, heldUnits, version } = cash;
      return done({
        sumBalance: formatAmount(availableUnits),
        bonus: formatAmount(bonus.availableUnits),
        held: formatAmount(heldUnits + undecidedUnits),
        currency: member.currency,
        version,
      });
    },
    async statement(member, { before = null, limit = pageSize, ...period }) {
      const filter = filterOf(period);
      if (!filter.ok) return filter;
      const page = { before, limit, ...(filter.value ? { filter: filter.value } : {}) };
      const { rows, next } = await memberStatement(ledger, member.id, page);
      return done({ rows: await withCounterparties(member.id, rows), next });
    },
    statementFile(member, span) {
      const filter = spanOf(span, clock.now());
      return filter.ok ? done(statementLines(ledger, member, filter.value)) : filter;
    },
  };
}
