import { sql } from 'kysely';
import type { RoundId } from '@croupier/contracts';
import { accounts, type ClosingAccounts } from '../ledger/index.ts';

/** A round's account is empty after the round is closed or cancelled. */
export const roundAccounts: ClosingAccounts = {
  prefix: 'round:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: RoundId }>`
      SELECT id FROM game_round WHERE state = 'open' AND 'round:' || id = ANY(${paths}::text[])`.execute(
      reader,
    );
    return rows.map(({ id }) => accounts.round(id));
  },
};
