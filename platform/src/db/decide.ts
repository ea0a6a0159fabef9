import type { ErrorCode } from '@croupier/contracts';
import type { Db, Tx } from '../core.ts';
import type { Failed, Outcome } from '../outcome.ts';

/** Carries a refusal out of its transaction, which is rolled back on the way. */
class Refused extends Error {
  override name = 'Refused';
}

/** One decision in one transaction: what was refused has changed nothing, whatever `work` had written before. */
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
