import type { JackpotDrawId } from '@croupier/contracts';
import { sql } from 'kysely';
import { accounts, type ClosingAccounts } from '../ledger/index.ts';

/** A draw's account must be empty once the draw is paid or rolled over to the next. */
export const jackpotAccounts: ClosingAccounts = {
  prefix: 'jackpot:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: JackpotDrawId }>`
      SELECT id FROM jackpot_draw
      WHERE state IN ('open', 'locked', 'sealed') AND 'jackpot:' || id = ANY(${paths}::text[])`.execute(
      reader,
    );
    return rows.map(({ id }) => accounts.jackpot(id));
  },
};
