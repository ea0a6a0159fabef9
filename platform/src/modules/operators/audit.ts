import type { Core, Tx } from '../../core.ts';
import type { Operator } from '../identity/index.ts';

/** What an operator did, in the words of the audit trail. */
export interface Deed {
  /** As `withdrawal.approved`: a key of the console's texts. */
  readonly action: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly note: string;
}

/** Writes a deed into the audit trail, in the transaction that does it. */
export async function keepDeed(
  tx: Tx,
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  operator: Operator,
  deed: Deed,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ id: ids.next('aud'), at: clock.now(), operator: operator.name, ...deed })
    .execute();
}
