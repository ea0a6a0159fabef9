import { sql } from 'kysely';
import type { ChaseId, DrawId } from '@croupier/contracts';
import { accounts, type ClosingAccounts } from '../ledger/index.ts';

/** A draw's account is empty once everything of the draw is booked. */
export const drawAccounts: ClosingAccounts = {
  prefix: 'draw:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: DrawId }>`
      SELECT id FROM lottery_draw
      WHERE settled_at IS NULL AND 'draw:' || id || ':stakes' = ANY(${paths}::text[])`.execute(
      reader,
    );
    return rows.map(({ id }) => accounts.drawStakes(id));
  },
};

/** A chase's account is empty once every issue is placed or refunded. */
export const chaseAccounts: ClosingAccounts = {
  prefix: 'chase:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: ChaseId }>`
      SELECT id FROM lottery_chase
      WHERE state = 'running' AND 'chase:' || id = ANY(${paths}::text[])`.execute(reader);
    return rows.map(({ id }) => accounts.chase(id));
  },
};
