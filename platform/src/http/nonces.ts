import type { Tx } from '../core.ts';
import { clockToleranceS } from './signature.ts';

export interface NonceTables {
  signature_nonces: {
    partner: string;
    nonce: string;
    seen_at: Date;
  };
}

/**
 * Takes a signed request's nonce: `false` where the partner has used it before. It stands in the
 * caller's transaction, so that work which fails leaves the nonce free for the retry.
 */
export async function takeNonce(
  tx: Tx,
  { partner, nonce, now }: { partner: string; nonce: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .insertInto('signature_nonces')
    .values({ partner, nonce, seen_at: now })
    .onConflict((conflict) => conflict.columns(['partner', 'nonce']).doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Drops nonces whose requests the clock check refuses by now. */
export async function dropOldNonces(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * clockToleranceS * 1000);
  await tx.deleteFrom('signature_nonces').where('seen_at', '<', oldest).execute();
}
