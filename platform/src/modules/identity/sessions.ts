import { createHash } from 'node:crypto';
import type { DeviceId, OpenSession, PasswordChangeReason, SessionId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How exactly the last activity is known: one write a minute at most. */
const touchMs = minute;

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

/** Opens a session; its credential goes into the cookie and is kept nowhere else. */
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
      expires_at: new Date(now.getTime() + longestHours * hour),
      ip: opener.ip,
      user_agent: opener.userAgent.slice(0, 300),
      must_change: mustChange,
      device_id: device,
    })
    .execute();
  return { credential, handle: handleOf(credential) };
}

export const sessionLimits = {
  /** A session last seen before this is idle: after half an hour by default (GLI-19 2.5.4). */
  seenAfter: (now: Date, idleMinutes = 30) => new Date(now.getTime() - idleMinutes * minute),
};

export const isDueForTouch = (seenAt: Date, now: Date) =>
  now.getTime() - seenAt.getTime() > touchMs;

/** 256 bits that nobody guesses. */
export function newSecret(random: Core['random']): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

export function hashOf(credential: string): Buffer {
  return createHash('sha256').update(credential).digest();
}

/** The handle follows from the credential, never the other way: the page may hold it, the table need not. */
export function handleOf(credential: string): string {
  return createHash('sha256').update(`handle of ${credential}`).digest('base64url');
}

type ListedSession = Pick<SessionTable, 'hash' | 'opened_at' | 'seen_at' | 'ip' | 'user_agent'>;

/** Sessions as whoever owns them reads of them; `credential` is the one of this browser. */
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

/** What a session is called in its member's list; opens nothing. */
export function sessionIdOf(hash: Buffer): SessionId {
  return sessionId(createHash('sha256').update('session ').update(hash).digest('hex'));
}

const sessionId = (hex: string) => `ses_${hex.slice(0, 24)}` as SessionId;
