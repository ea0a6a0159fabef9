import { createHash } from 'node:crypto';
import type { DeviceId, OpenSession, PasswordChangeReason, SessionId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';

/** Precision of the last activity: at most one write a minute. */
const touchMs = 60_000;

export interface SessionTable {
  readonly hash: Buffer;
  readonly kind: 'member' | 'operator';
  readonly subject: string;
  readonly opened_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly ip: string;
  readonly user_agent: string;
  readonly must_change: PasswordChangeReason | null;
  readonly device_id: DeviceId | null;
}

export interface Opener {
  readonly ip: string;
  readonly userAgent: string;
}

interface NewSession {
  readonly kind: SessionTable['kind'];
  readonly subject: string;
  readonly opener: Opener;
  readonly longestHours?: number;
  readonly mustChange?: PasswordChangeReason | null;
  readonly device?: DeviceId | null;
}

/** Opens a session; its credential goes into the cookie and is stored nowhere else. */
export async function openSession(
  tx: Tx,
  { clock, random }: Pick<Core, 'clock' | 'random'>,
  { kind, subject, opener, longestHours = 24, mustChange = null, device = null }: NewSession,
): Promise<{ readonly credential: string; readonly handle: string }> {
  const credential = newSecret(random);
  const now = clock.now();
  await tx
    .insertInto('sessions')
    .values({
      hash: hashOf(credential),
      kind,
      subject,
      opened_at: now,
      seen_at: now,
      expires_at: dayjs.utc(now).add(longestHours, 'hour').toDate(),
      ip: opener.ip,
      user_agent: opener.userAgent.slice(0, 300),
      must_change: mustChange,
      device_id: device,
    })
    .execute();
  return { credential, handle: handleOf(credential) };
}

export const sessionLimits = {
  /** A session last used before this time is idle: after half an hour by default (GLI-19 2.5.4). */
  seenAfter: (now: Date, idleMinutes = 30) =>
    dayjs.utc(now).subtract(idleMinutes, 'minute').toDate(),
};

export const isDueForTouch = (seenAt: Date, now: Date) =>
  now.getTime() - seenAt.getTime() > touchMs;

/** A random secret of 256 bits. */
export function newSecret(random: Core['random']): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

export function hashOf(credential: string): Buffer {
  return createHash('sha256').update(credential).digest();
}

/**
 * Derives the handle from the credential, never the reverse: the page may know the handle, and the table need
 * not store it.
 */
export function handleOf(credential: string): string {
  return createHash('sha256').update(`handle of ${credential}`).digest('base64url');
}

type ListedSession = Pick<SessionTable, 'hash' | 'opened_at' | 'seen_at' | 'ip' | 'user_agent'>;

/** Sessions as their owner sees them; `credential` belongs to this browser. */
export function shownSessions(
  rows: readonly ListedSession[],
  credential: string | null,
): readonly OpenSession[] {
  const own = credential ? hashOf(credential) : null;
  return rows.map((row) => ({
    id: sessionIdOf(row.hash),
    openedAt: row.opened_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    isCurrent: own?.equals(row.hash) ?? false,
  }));
}

/** Id of a session in its member's list; it gives no access. */
export function sessionIdOf(hash: Buffer): SessionId {
  return sessionId(createHash('sha256').update('session ').update(hash).digest('hex'));
}

const sessionId = (hex: string) => `ses_${hex.slice(0, 24)}` as SessionId;
