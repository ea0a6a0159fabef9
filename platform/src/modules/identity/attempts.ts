import { sql } from 'kysely';
import type { Core, Tx } from '../../core.ts';

const minute = 60_000;
/** Failures after which the next attempt needs a captcha. */
const failuresWithoutCaptcha = 2;

export interface AttemptTable {
  readonly scope: string;
  readonly name: string;
  readonly attempts: number;
  readonly turned_away: number;
  readonly first_at: Date;
  readonly locked_until: Date | null;
}

export interface AttemptLimits {
  /** Attempts per name within the window; the next attempt locks the name for the same time. */
  readonly attempts: number;
  readonly attemptMinutes: number;
  /** `false` for an attempt without a captcha: from the third attempt on it is rejected and not counted. */
  readonly isHuman: boolean;
}

export interface AttemptBegun {
  readonly isLocked: boolean;
  readonly retryAfterS: number;
  /** Rejected: the client must repeat the attempt with a captcha. */
  readonly needsCaptcha: boolean;
  /** If this attempt fails, the next one needs a captcha. */
  readonly isCaptchaNext: boolean;
}

export interface Attempts {
  /**
   * Counts an attempt before its password is checked, so that a hundred simultaneous attempts check only
   * five.
   */
  begin(scope: string, name: string, limits?: AttemptLimits): Promise<AttemptBegun>;
  /**
   * Checks a secret and counts a wrong one. The results of simultaneous checks are recorded one after the
   * other, and results recorded after the lock are answered as locked, right or wrong: a hundred simultaneous
   * guesses reveal as much as five, and any number of simultaneous right ones are accepted.
   */
  judge(
    scope: string,
    name: string,
    isRight: () => Promise<boolean>,
    limits?: JudgeLimits,
  ): Promise<AttemptResult>;
  /** Time until which a name cannot sign in; `null` if the name is not locked. */
  lockedUntil(scope: string, name: string): Promise<Date | null>;
  /** Deletes the attempts of a name that has signed in. */
  clear(tx: Tx, scope: string, name: string): Promise<void>;
}

type JudgeLimits = Pick<AttemptLimits, 'attempts' | 'attemptMinutes'>;

export interface AttemptResult extends Pick<AttemptBegun, 'isLocked' | 'retryAfterS'> {
  /** `false` while locked. */
  readonly isRight: boolean;
}

const usual: AttemptLimits = { attempts: 5, attemptMinutes: 15, isHuman: true };

export function createAttempts({ db, clock }: Pick<Core, 'db' | 'clock'>): Attempts {
  async function lockedUntil(scope: string, name: string): Promise<Date | null> {
    const row = await db.read
      .selectFrom('sign_in_attempts')
      .select('locked_until')
      .where('scope', '=', scope)
      .where('name', '=', name.slice(0, 255))
      .where('locked_until', '>', clock.now())
      .executeTakeFirst();
    return row?.locked_until ?? null;
  }

  return {
    async begin(scope, name, limits = usual) {
      const now = clock.now();
      const counted = await count(db, { scope, name: name.slice(0, 255), now, ...limits });
      const { isLocked, retryAfterS } = lockAt(counted?.locked_until ?? null, now);
      return {
        isLocked,
        retryAfterS,
        needsCaptcha: !isLocked && (counted?.turned_away ?? 0) > 0,
        isCaptchaNext: (counted?.attempts ?? 1) >= failuresWithoutCaptcha,
      };
    },
    async judge(scope, name, check, limits = usual) {
      const known = lockAt(await lockedUntil(scope, name), clock.now());
      if (known.isLocked) return { ...known, isRight: false };
      const isRight = await check();
      const now = clock.now();
      const judged = { scope, name: name.slice(0, 255), now, isRight, ...limits };
      const lock = lockAt(await recordJudged(db, judged), now);
      return { ...lock, isRight: isRight && !lock.isLocked };
    },
    lockedUntil,
    async clear(tx, scope, name) {
      await tx
        .deleteFrom('sign_in_attempts')
        .where('scope', '=', scope)
        .where('name', '=', name.slice(0, 255))
        .execute();
    },
  };
}

function lockAt(until: Date | null, now: Date): Pick<AttemptBegun, 'isLocked' | 'retryAfterS'> {
  const leftMs = (until?.getTime() ?? 0) - now.getTime();
  return { isLocked: leftMs > 0, retryAfterS: Math.max(0, Math.ceil(leftMs / 1_000)) };
}

interface AttemptRecord extends JudgeLimits {
  readonly scope: string;
  readonly name: string;
  readonly now: Date;
  readonly isRight: boolean;
}

/**
 * Counts a wrong secret, deletes earlier failures after a right one, and returns the end of the lock, if
 * there is one.
 */
async function recordJudged(
  db: Core['db'],
  { scope, name, now, isRight, attempts, attemptMinutes }: AttemptRecord,
): Promise<Date | null> {
  const windowMs = attemptMinutes * minute;
  const lockedUntil = new Date(now.getTime() + windowMs);
  const isLocked = sql<boolean>`coalesce(a.locked_until > ${now}, false)`;
  const isOver = sql<boolean>`(a.locked_until is not null or a.first_at < ${new Date(now.getTime() - windowMs)})`;
  const isFull = sql<boolean>`(not ${isOver} and a.attempts >= ${attempts}::int)`;
  const { rows } = await sql<Pick<AttemptTable, 'locked_until'>>`
    insert into sign_in_attempts as a (scope, name, attempts, first_at, locked_until)
    values (${scope}, ${name}, ${isRight ? 0 : 1}::int, ${now}, null)
    on conflict (scope, name) do update set
      attempts = case
        when ${isLocked} or ${isFull} then a.attempts
        when ${isRight}::boolean then 0
        when ${isOver} then 1
        else a.attempts + 1 end,
      first_at = case
        when ${isLocked} or ${isFull} then a.first_at
        when ${isRight}::boolean or ${isOver} or a.attempts = 0 then ${now}
        else a.first_at end,
      locked_until = case
        when ${isLocked} then a.locked_until
        when ${isFull} then ${lockedUntil}::timestamptz
        else null end
    returning locked_until`.execute(db.read);
  return rows[0]?.locked_until ?? null;
}

interface Count extends AttemptLimits {
  readonly scope: string;
  readonly name: string;
  readonly now: Date;
}

async function count(
  db: Core['db'],
  { scope, name, now, attempts, attemptMinutes, isHuman }: Count,
) {
  const windowMs = attemptMinutes * minute;
  const lockedUntil = new Date(now.getTime() + windowMs);
  const isLocked = sql<boolean>`a.locked_until > ${now}`;
  const isOver = sql<boolean>`(a.locked_until is not null or a.first_at < ${new Date(now.getTime() - windowMs)})`;
  const isTurnedAway = sql<boolean>`(not ${isHuman}::boolean and a.attempts >= ${failuresWithoutCaptcha}::int)`;
  const { rows } = await sql<Pick<AttemptTable, 'attempts' | 'turned_away' | 'locked_until'>>`
    insert into sign_in_attempts as a (scope, name, attempts, first_at, locked_until)
    values (${scope}, ${name}, 1, ${now}, null)
    on conflict (scope, name) do update set
      attempts = case
        when ${isLocked} then a.attempts
        when ${isOver} then 1
        when ${isTurnedAway} then a.attempts
        else a.attempts + 1 end,
      turned_away = case
        when ${isLocked} or ${isOver} then 0
        when ${isTurnedAway} then a.turned_away + 1
        else 0 end,
      first_at = case
        when ${isLocked} then a.first_at
        when ${isOver} then ${now}
        else a.first_at end,
      locked_until = case
        when ${isLocked} then a.locked_until
        when ${isOver} or ${isTurnedAway} then null
        when a.attempts >= ${attempts}::int then ${lockedUntil}::timestamptz
        else null end
    returning attempts, turned_away, locked_until`.execute(db.read);
  return rows[0];
}
