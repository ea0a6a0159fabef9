import { TransactionConflict } from '../../db/index.ts';

const unique = '23505';
/** Of keys, of the entries of a player's account, and of the accounts themselves. */
const indexes = [
  'ledger_transfer_key_key',
  'ledger_move_from_player',
  'ledger_move_to_player',
  'ledger_account_pkey',
];

/** Writes, and says of what somebody else wrote first that the transaction is to look again. */
export async function writeUntaken<Value>(write: Promise<Value>): Promise<Value> {
  try {
    return await write;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new TransactionConflict('a booking of the same key or account came first', {
      cause: error,
    });
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === unique && indexes.some((index) => index === error.constraint);
}
