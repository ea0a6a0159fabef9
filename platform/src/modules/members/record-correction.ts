import { formatAmount } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo } from '../operators/index.ts';
import { decideCorrection, type CorrectionRow } from './corrections.store.ts';

export type Person = Pick<Operator, 'id' | 'name'>;

/** Stores the decision about a correction and its audit record. */
export function correctionRecords(core: Core) {
  const { clock } = core;

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

  return { record, keep };
}
