import {
  formatAmount,
  parseAmount,
  type CashCorrection,
  type CorrectionDecision,
  type InputOf,
  type MemberId,
  type Page,
  type calls,
  trialType,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import { accounts, type Booking, type Ledger } from '../ledger/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo, pairRefusal } from '../operators/index.ts';
import {
  addCorrection,
  correctionRows,
  decideCorrection,
  lockCorrection,
  type CorrectionRow,
  type CorrectionsPage,
} from './corrections.store.ts';

export interface CorrectionsUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byId'>;
  readonly ledger: Pick<Ledger, 'book'>;
}

type Proposed = InputOf<typeof calls.proposeCorrection> & { readonly key: string };
type Person = Pick<Operator, 'id' | 'name'>;

const pageSize = 20;

/** Changes of a member's cash: one operator proposes, another one confirms, and only then money moves. */
export function createCorrections(core: Core, { brands, identity, ledger }: CorrectionsUses) {
  const { db, clock, ids } = core;

  async function page({
    limit = pageSize,
    ...wanted
  }: Omit<CorrectionsPage, 'limit'> & { readonly limit?: number }): Promise<Page<CashCorrection>> {
    const rows = await correctionRows(db.read, { ...wanted, limit: limit + 1 });
    const shownRows = rows.slice(0, limit);
    return {
      rows: shownRows.map((row) => viewOf(row, row.account)),
      next: rows.length > limit ? (shownRows.at(-1)?.id ?? null) : null,
    };
  }

  async function accountOf(id: MemberId): Promise<string> {
    return (await identity.byId(id))?.account ?? id;
  }

  return {
    page,

    async propose(
      { memberId, amount, reason, key }: Proposed,
      by: Person,
    ): Promise<
      Outcome<CashCorrection, 'not-found' | 'in_need_true_account' | 'idempotency-key-reused'>
    > {
      const member = await identity.byId(memberId);
      const brand = member && (await brands.byCode(member.brand));
      if (!brand) return fail('not-found', { detail: `There is no member ${memberId}.` });
      if (member.type === trialType) return fail('in_need_true_account');
      const row = {
        id: ids.next('cor'),
        member_id: memberId,
        brand: brand.code,
        currency: brand.currency,
        amount_units: parseAmount(amount) ?? 0n,
        reason,
        state: 'proposed',
        operator_id: by.id,
        operator: by.name,
        idempotency_key: key,
        proposed_at: clock.now(),
        decided_by_id: null,
        decided_by: null,
        decided_at: null,
        decision_note: null,
      } satisfies CorrectionRow;
      return db.transaction(
        async (tx): Promise<Outcome<CashCorrection, 'idempotency-key-reused'>> => {
          const stored = await addCorrection(tx, row);
          if (!isSame(stored, row)) return fail('idempotency-key-reused');
          if (stored.id === row.id)
            await record(tx, by, stored, { action: 'proposed', note: reason });
          return done(viewOf(stored, member.account));
        },
      );
    },

    /** Books the money. The person who proposed it cannot confirm it. */
    async confirm(
      decision: CorrectionDecision,
      by: Person,
    ): Promise<
      Outcome<
        CashCorrection,
        'not-found' | 'already-decided' | 'second-person-needed' | 'insufficient-funds'
      >
    > {
      const account = await accountOf(decision.memberId);
      return db.transaction(async (tx) => {
        const row = await lockCorrection(tx, decision);
        if (!row) return unknown;
        if (row.state !== 'proposed') return decided(row);
        const refusal = await pairRefusal(tx, core, { first: row.operator_id, second: by.id });
        if (refusal) return refusal;
        const [booked] = await ledger.book(tx, [bookingOf(row)]);
        if (!booked?.ok)
          return fail('insufficient-funds', {
            detail: 'The member has less than the correction takes.',
          });
        return done(viewOf(await keep(tx, row, { ...decision, state: 'booked', by }), account));
      });
    },

    async refuse(
      decision: CorrectionDecision,
      by: Person,
    ): Promise<Outcome<CashCorrection, 'not-found' | 'already-decided'>> {
      const account = await accountOf(decision.memberId);
      return db.transaction(async (tx) => {
        const row = await lockCorrection(tx, decision);
        if (!row) return unknown;
        if (row.state !== 'proposed') return decided(row);
        return done(viewOf(await keep(tx, row, { ...decision, state: 'refused', by }), account));
      });
    },
  };

  async function keep(
    tx: Tx,
    { id }: CorrectionRow,
    { state, by, note }: { state: 'booked' | 'refused'; by: Person; note: string },
  ): Promise<CorrectionRow> {
    const row = await decideCorrection(tx, id, {
      state,
      decided_by_id: by.id,
      decided_by: by.name,
      decided_at: clock.now(),
      decision_note: note,
    });
    await record(tx, by, row, { action: state, note });
    return row;
  }

  function record(
    tx: Tx,
    by: Person,
    row: CorrectionRow,
    { action, note }: { action: CorrectionRow['state']; note: string },
  ): Promise<void> {
    return recordAudit(tx, core, by, {
      action: `correction.${action}`,
      subject: `${row.brand}/${row.member_id}`,
      before: action === 'proposed' ? '' : `${row.id} ${row.operator}: ${row.reason}`,
      after: [
        `${row.id} ${formatAmount(row.amount_units)} ${row.currency}`,
        ...(action === 'booked' ? [byTwo(row.operator, by.name)] : []),
      ].join(' · '),
      note,
    });
  }
}

export type Corrections = ReturnType<typeof createCorrections>;

function bookingOf({ id, member_id, currency, amount_units }: CorrectionRow): Booking {
  const [cash, house] = [accounts.cash(member_id), accounts.house('corrections')];
  const move =
    amount_units > 0n
      ? { from: house, to: cash, amountUnits: amount_units }
      : { from: cash, to: house, amountUnits: -amount_units };
  return { key: `correction:${id}`, kind: 'correction', currency, reference: id, moves: [move] };
}

const isSame = (stored: CorrectionRow, asked: CorrectionRow): boolean =>
  stored.member_id === asked.member_id &&
  stored.amount_units === asked.amount_units &&
  stored.reason === asked.reason;

function viewOf(row: CorrectionRow, account: string): CashCorrection {
  return {
    id: row.id,
    memberId: row.member_id,
    brand: row.brand,
    account,
    amount: formatAmount(row.amount_units),
    currency: row.currency,
    reason: row.reason,
    state: row.state,
    operatorId: row.operator_id,
    operator: row.operator,
    proposedAt: row.proposed_at.toISOString(),
    decision: row.decided_at && {
      operator: row.decided_by ?? '',
      at: row.decided_at.toISOString(),
      note: row.decision_note ?? '',
    },
  };
}

const unknown = fail('not-found', { detail: 'This member has no such correction.' });
const decided = ({ decided_by }: CorrectionRow) =>
  fail('already-decided', { detail: `${decided_by} has decided about it.` });
