import { sql } from 'kysely';
import type { WithdrawalId } from '@croupier/contracts';
import { accounts, type ClosingAccounts } from '../ledger/index.ts';

/** The requested amount is held until it is paid out or returned; then the account must be empty. */
export const withdrawalAccounts: ClosingAccounts = {
  prefix: 'withdrawal:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: WithdrawalId }>`
      SELECT id FROM withdrawals
      WHERE state IN ('held', 'approved', 'sending') AND 'withdrawal:' || id = ANY(${paths}::text[])`.execute(
      reader,
    );
    return rows.map(({ id }) => accounts.withdrawal(id));
  },
};
