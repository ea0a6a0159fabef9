import {
  parseAmount,
  type CashCorrection,
  type InputOf,
  type Page,
  type calls,
  trialType,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import {
  addCorrection,
  correctionRows,
  type CorrectionRow,
  type CorrectionsPage,
} from './corrections.store.ts';
import { viewOf } from './correction-view.ts';
import { type Person, correctionRecords } from './record-correction.ts';
import { correctionDecisions } from './decide-correction.ts';

export interface CorrectionsUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byId'>;
  readonly ledger: Pick<Ledger, 'book'>;
}

type ProposalInput = InputOf<typeof calls.proposeCorrection> & { readonly key: string };

const pageSize = 20;

/** Changes of a member's cash: one operator proposes, another one confirms, and only then money moves. */
export function createCorrections(core: Core, { brands, identity, ledger }: CorrectionsUses) {
  const { db, clock, ids } = core;
  const { record, keep } = correctionRecords(core);

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

  return {
    page,
    async propose(
      { memberId, amount, reason, key }: ProposalInput,
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
    ...correctionDecisions(core, { identity, ledger }, { keep }),
  };
}

export type Corrections = ReturnType<typeof createCorrections>;

const isSame = (stored: CorrectionRow, asked: CorrectionRow): boolean =>
  stored.member_id === asked.member_id &&
  stored.amount_units === asked.amount_units &&
  stored.reason === asked.reason;
