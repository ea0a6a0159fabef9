import { sql } from 'kysely';
import type { Core, Tx } from '../../core.ts';

const minute = 60_000;
/** Attempts that one name has within the window; the next one locks it for as long as stated. */
const attemptsAtMost = 5;
const windowMs = 15 * minute;
const lockMs = 15 * minute;

export interface AttemptTable {
  readonly scope: string;
  readonly name: string;
  readonly attempts: number;
  readonly first_at: Date;
  readonly locked_until: Date | null;
}

export interface AttemptsBegun {
  readonly isLocked: boolean;
  readonly retryAfterS: number;
}

export interface Attempts {
  /** Counts an attempt before its password is looked at, so that a hundred at once are still five. */
  begin(scope: string, name: string): Promise<AttemptsBegun>;
  /** Forgets the attempts of a name that has signed in. */
  clear(tx: Tx, scope: string, name: string): Promise<void>;
}

export function createAttempts({ db, clock }: Pick<Core, 'db' | 'clock'>): Attempts {
  return {
    async begin(scope, name) {
      const now = clock.now();
      const lockedUntil = await count(db, { scope, name: name.slice(0, 255), now });
      const leftMs = lockedUntil ? lockedUntil.getTime() - now.getTime() : 0;
      return { isLocked: leftMs > 0, retryAfterS: Math.ceil(leftMs / 1_000) };
    },
    async clear(tx, scope, name) {
      await tx
        .deleteFrom('sign_in_attempts')
        .where('scope', '=', scope)
        .where('name', '=', name)
        .execute();
    },
  };
}

interface Count {
  readonly scope: string;
  readonly name: string;
  readonly now: Date;
}

async function count(db: Core['db'], { scope, name, now }: Count): Promise<Date | null> {
  const { rows } = await sql<{ locked_until: Date | null }>`
    insert into sign_in_attempts as a (scope, name, attempts, first_at, locked_until)
    values (${scope}, ${name}, 1, ${now}, null)
    on conflict (scope, name) do update set
      attempts = case
        when a.locked_until > ${now} then a.attempts
        when a.locked_until is not null or a.first_at < ${new Date(now.getTime() - windowMs)} then 1
        else a.attempts + 1 end,
      first_at = case
        when a.locked_until > ${now} then a.first_at
        when a.locked_until is not null or a.first_at < ${new Date(now.getTime() - windowMs)} then ${now}
        else a.first_at end,
      locked_until = case
        when a.locked_until > ${now} then a.locked_until
        when a.locked_until is not null or a.first_at < ${new Date(now.getTime() - windowMs)} then null
        when a.attempts >= ${attemptsAtMost} then ${new Date(now.getTime() + lockMs)}::timestamptz
        else null end
    returning locked_until`.execute(db.read);
  return rows[0]?.locked_until ?? null;
}
