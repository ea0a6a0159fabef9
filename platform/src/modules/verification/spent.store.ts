import { createHash } from 'node:crypto';
import type { Db } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    spent_proofs: { readonly hash: Buffer; readonly expires_at: Date };
  }
}

/** Whether a proof is used for the first time; of many simultaneous callers one gets `true`. */
export async function spendOnce(
  read: Db['read'],
  { proof, expiresAt }: { readonly proof: string; readonly expiresAt: Date },
): Promise<boolean> {
  const spent = await read
    .insertInto('spent_proofs')
    .values({ hash: createHash('sha256').update(proof).digest(), expires_at: expiresAt })
    .onConflict((on) => on.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function dropSpent(read: Db['read'], now: Date): Promise<void> {
  await read.deleteFrom('spent_proofs').where('expires_at', '<', now).execute();
}
