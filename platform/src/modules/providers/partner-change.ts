import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { LivePartners } from './live-partners.ts';
import { changePartner, lockPartner, type PartnerRow } from './partners.store.ts';

export type Person = Pick<Operator, 'name'>;
export interface EditContext {
  readonly provider: string;
  readonly note: string;
}

export type PartnerChange = ReturnType<typeof createPartnerChange>;

export function createPartnerChange(core: Core, partners: Pick<LivePartners, 'forget'>) {
  const { db, clock } = core;

  /** One change of one provider, under its lock, with its entry in the audit trail. */
  async function changed<
    Value,
    F extends 'not-found' | 'invalid-input' | 'version-conflict' | 'already-decided',
  >(
    { provider, note }: EditContext,
    by: Person,
    work: (tx: Tx, row: PartnerRow) => Promise<Outcome<Change<Value>, F>>,
  ): Promise<Outcome<Value, F | 'not-found'>> {
    const outcome = await db.transaction(async (tx) => {
      const row = await lockPartner(tx, provider);
      if (!row) return unknown;
      const decided = await work(tx, row);
      if (!decided.ok) return decided;
      const { value, action, before = '', after, ...columns } = decided.value;
      await changePartner(tx, provider, { ...columns, changed_at: clock.now() });
      await recordAudit(tx, core, by, { action, subject: provider, before, after, note });
      return done(value);
    });
    partners.forget();
    return outcome;
  }

  return changed;
}

interface Change<Value> extends Partial<Pick<PartnerRow, 'settings' | 'locked_keys' | 'is_off'>> {
  readonly value: Value;
  readonly action: string;
  readonly before?: string;
  readonly after: string;
}

export const unknown = fail('not-found', { detail: 'No provider of that name is managed here.' });
