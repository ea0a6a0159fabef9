import { sql } from 'kysely';
import type { Db } from '../../core.ts';

export interface CaptchaTables {
  captchas: {
    readonly id: string;
    readonly brand: string;
    readonly answer_hash: Buffer;
    readonly locked_answer: string;
    readonly expires_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends CaptchaTables {}
}

export type CaptchaRow = CaptchaTables['captchas'];

export async function saveCaptcha(read: Db['read'], row: CaptchaRow): Promise<void> {
  await read.insertInto('captchas').values(row).execute();
}

export async function lockedAnswer(
  read: Db['read'],
  { brand, id, now }: { readonly brand: string; readonly id: string; readonly now: Date },
): Promise<string | null> {
  const row = await read
    .selectFrom('captchas')
    .select('locked_answer')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.locked_answer ?? null;
}

/** Uses a captcha, right or wrong: of many simultaneous answers one is checked. */
export async function spendCaptcha(
  read: Db['read'],
  ask: { readonly brand: string; readonly id: string; readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_right: boolean }>`
    delete from captchas where id = ${ask.id} and brand = ${ask.brand}
    returning answer_hash = ${ask.hash} and expires_at > ${ask.now} as is_right`.execute(read);
  return rows[0]?.is_right ?? false;
}

export async function dropCaptchas(read: Db['read'], now: Date): Promise<void> {
  await read.deleteFrom('captchas').where('expires_at', '<', now).execute();
}
