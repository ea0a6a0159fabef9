import type { CashCorrection, CorrectionDecision, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Identity } from '../identity/index.ts';
import { accounts, type Booking, type Ledger } from '../ledger/index.ts';
import { pairRefusal } from '../operators/index.ts';
import { lockCorrection, type CorrectionRow } from './corrections.store.ts';
import type { Person, correctionRecords } from './record-correction.ts';
import { viewOf } from './correction-view.ts';

/** Decisions of operators about a proposed correction. */
export function correctionDecisions(
  core: Core,
  {
    identity,
    ledger,
  }: { readonly identity: Pick<Identity, 'byId'>; readonly ledger: Pick<Ledger, 'book'> },
  { keep }: { readonly keep: ReturnType<typeof correctionRecords>['keep'] },
) {
  const { db } = core;

  async function accountOf(id: MemberId): Promise<string> {
    return (await identity.byId(id))?.account ?? id;
  }

  return {
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
}

function bookingOf({ id, member_id, currency, amount_units }: CorrectionRow): Booking {
  const [cash, house] = [accounts.cash(member_id), accounts.house('corrections')];
  const move =
    amount_units > 0n
      ? { from: house, to: cash, amountUnits: amount_units }
      : { from: cash, to: house, amountUnits: -amount_units };
  return { key: `correction:${id}`, kind: 'correction', currency, reference: id, moves: [move] };
}

const unknown = fail('not-found', { detail: 'This member has no such correction.' });

const decided = ({ decided_by }: CorrectionRow) =>
  fail('already-decided', { detail: `${decided_by} has decided about it.` });
