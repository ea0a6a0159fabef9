import { sql } from 'kysely';
import type { CodePurpose } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import type { CodeRecipient } from './code-recipient.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    one_time_codes: {
      brand: string;
      purpose: CodePurpose;
      recipient: CodeRecipient;
      code_hash: Buffer;
      tries: number;
      expires_at: Date;
      used_at: Date | null;
      /** The previous code, until it expires. */
      earlier_hash: Buffer | null;
      earlier_expires_at: Date | null;
    };
  }
}

export interface CodeOf {
  readonly brand: string;
  readonly purpose: CodePurpose;
  readonly recipient: CodeRecipient;
}

/**
 * Keeps the newest code of a recipient for a purpose. The code before it stays valid until its own time is over, unless it
 * was used: the two text messages can arrive in either order.
 */
export async function saveCode(
  tx: Tx,
  { brand, purpose, recipient }: CodeOf,
  code: { readonly code_hash: Buffer; readonly expires_at: Date; readonly now: Date },
): Promise<void> {
  const { code_hash, expires_at, now } = code;
  await sql`
    insert into one_time_codes as kept (brand, purpose, recipient, code_hash, tries, expires_at)
    values (${brand}, ${purpose}, ${recipient}, ${code_hash}, 0, ${expires_at})
    on conflict (brand, purpose, recipient) do update set
      earlier_hash = case when kept.used_at is null and kept.expires_at > ${now} then kept.code_hash end,
      earlier_expires_at =
        case when kept.used_at is null and kept.expires_at > ${now} then kept.expires_at end,
      code_hash = excluded.code_hash,
      tries = 0,
      expires_at = excluded.expires_at,
      used_at = null`.execute(tx);
}

/**
 * Counts a try and uses the code if it is right; under the row's lock, so that of two simultaneous tries only
 * one succeeds.
 */
export async function tryCode(
  tx: Tx,
  { brand, purpose, recipient }: CodeOf,
  attempt: { readonly hash: Buffer; readonly now: Date; readonly triesAtMost: number },
): Promise<boolean> {
  const { hash, now, triesAtMost } = attempt;
  const isRight = sql<boolean>`(code_hash = ${hash}
    or coalesce(earlier_hash = ${hash} and earlier_expires_at > ${now}, false))`;
  const { rows } = await sql<{ is_right: boolean }>`
    update one_time_codes set
      tries = tries + 1,
      used_at = case when ${isRight} then ${now}::timestamptz end
    where brand = ${brand} and purpose = ${purpose} and recipient = ${recipient}
      and used_at is null and expires_at > ${now} and tries < ${triesAtMost}
    returning ${isRight} as is_right`.execute(tx);
  return rows[0]?.is_right ?? false;
}

export async function dropCodes(read: Db['read'], now: Date): Promise<void> {
  await read.deleteFrom('one_time_codes').where('expires_at', '<', now).execute();
}
