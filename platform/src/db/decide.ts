import type { ErrorCode } from '@croupier/contracts';
import type { Db, Tx } from '../core.ts';
import type { Failed, Outcome } from '../outcome.ts';

/** Carries a refusal out of its transaction, so that the transaction rolls back. */
class Refused extends Error {
  override name = 'Refused';
}

/** Runs one decision in one transaction. A returned failure rolls back everything that `work` has written. */
export async function decide<Value, Failure extends ErrorCode>(
  { transaction }: Pick<Db, 'transaction'>,
  work: (tx: Tx) => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure>> {
  const refusals: Failed<Failure>[] = [];
  try {
    return await transaction(async (tx) => {
      const decided = await work(tx);
      if (decided.ok) return decided;
      refusals.push(decided);
      throw new Refused(decided.code);
    });
  } catch (error) {
    const refusal = refusals.at(-1);
    if (refusal && error instanceof Refused) return refusal;
    throw error;
  }
}
