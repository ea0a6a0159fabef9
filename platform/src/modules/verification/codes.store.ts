import { sql } from 'kysely';
import type { CodePurpose } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import type { MobileNumber } from './mobile-number.ts';

export interface CodesTables {
  one_time_codes: {
    brand: string;
    purpose: CodePurpose;
    mobile: MobileNumber;
    code_hash: Buffer;
    tries: number;
    expires_at: Date;
    used_at: Date | null;
  };
}

export interface CodeOf {
  readonly brand: string;
  readonly purpose: CodePurpose;
  readonly mobile: MobileNumber;
}

/** The newest code of a number for a purpose; the one before it is void. */
export async function keepCode(
  tx: Tx,
  of: CodeOf,
  code: { readonly code_hash: Buffer; readonly expires_at: Date },
): Promise<void> {
  const fresh = { ...code, tries: 0, used_at: null };
  await tx
    .insertInto('one_time_codes')
    .values({ ...of, ...fresh })
    .onConflict((on) => on.columns(['brand', 'purpose', 'mobile']).doUpdateSet(fresh))
    .execute();
}

/** Counts a try and spends the code where it is right: under the row's lock, so that of two at once one is right. */
export async function tryCode(
  tx: Tx,
  { brand, purpose, mobile }: CodeOf,
  attempt: { readonly hash: Buffer; readonly now: Date; readonly triesAtMost: number },
): Promise<boolean> {
  const { hash, now, triesAtMost } = attempt;
  const { rows } = await sql<{ is_right: boolean }>`
    update one_time_codes set
      tries = tries + 1,
      used_at = case when code_hash = ${hash} then ${now}::timestamptz end
    where brand = ${brand} and purpose = ${purpose} and mobile = ${mobile}
      and used_at is null and expires_at > ${now} and tries < ${triesAtMost}
    returning code_hash = ${hash} as is_right`.execute(tx);
  return rows[0]?.is_right ?? false;
}

export async function dropCodes(read: Db['read'], now: Date): Promise<void> {
  await read.deleteFrom('one_time_codes').where('expires_at', '<', now).execute();
}
