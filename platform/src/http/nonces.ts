import { sql } from 'kysely';
import type { Tx } from '../core.ts';
import { clockToleranceS } from './signature.ts';

declare module '../db/tables.ts' {
  interface Tables {
    signature_nonces: {
      partner: string;
      nonce: string;
      seen_at: Date;
    };
  }
}

/**
 * Stores the nonce of a signed request; `false` if the partner has used it before. It is part of the caller's
 * transaction, so a rollback leaves the nonce free for the retry.
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

export interface Nonce {
  readonly partner: string;
  readonly nonce: string;
}

/**
 * The same for a batch, in one statement. Returns one answer per nonce in order; of equal nonces the first
 * one is taken.
 */
export async function takeNonces(
  tx: Tx,
  nonces: readonly Nonce[],
  now: Date,
): Promise<readonly boolean[]> {
  const sorted = [...new Set(nonces.map(textOf))].sort().map(nonceOf);
  const { rows } = await sql<Nonce>`/* nonces-take */
    INSERT INTO signature_nonces (partner, nonce, seen_at)
    SELECT *, ${now}::timestamptz FROM unnest(
      ${sorted.map(({ partner }) => partner)}::text[], ${sorted.map(({ nonce }) => nonce)}::text[])
    ON CONFLICT DO NOTHING RETURNING partner, nonce`.execute(tx);
  const free = new Set(rows.map(textOf));
  return nonces.map((nonce) => free.delete(textOf(nonce)));
}

const textOf = ({ partner, nonce }: Nonce) => JSON.stringify([partner, nonce]);
const nonceOf = (text: string): Nonce => {
  const [partner, nonce]: [string, string] = JSON.parse(text);
  return { partner, nonce };
};

/** Deletes nonces whose requests the clock check refuses by now. */
export async function dropOldNonces(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * clockToleranceS * 1000);
  await tx.deleteFrom('signature_nonces').where('seen_at', '<', oldest).execute();
}
