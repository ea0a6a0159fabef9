import { createHash } from 'node:crypto';
import type { Core, Tx } from '../../core.ts';

const minute = 60_000;
/** Idle time after which a session is over (GLI-19 2.5.4), and its longest life. */
const idleMs = 30 * minute;
const longestMs = 24 * 60 * minute;
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
}

export interface Opener {
  readonly ip: string;
  readonly userAgent: string;
}

interface NewSession {
  readonly kind: SessionTable['kind'];
  readonly subject: string;
  readonly opener: Opener;
}

/** Opens a session; its credential goes into the cookie and is kept nowhere else. */
export async function openSession(
  tx: Tx,
  { clock, random }: Pick<Core, 'clock' | 'random'>,
  { kind, subject, opener }: NewSession,
): Promise<{ readonly credential: string; readonly handle: string }> {
  const credential = Buffer.from(random.bytes(32)).toString('base64url');
  const now = clock.now();
  await tx
    .insertInto('sessions')
    .values({
      hash: hashOf(credential),
      kind,
      subject,
      opened_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
      ip: opener.ip,
      user_agent: opener.userAgent.slice(0, 300),
    })
    .execute();
  return { credential, handle: handleOf(credential) };
}

export const sessionLimits = {
  /** A session last seen before this is idle. */
  seenAfter: (now: Date) => new Date(now.getTime() - idleMs),
};

export const isDueForTouch = (seenAt: Date, now: Date) =>
  now.getTime() - seenAt.getTime() > touchMs;

export function hashOf(credential: string): Buffer {
  return createHash('sha256').update(credential).digest();
}

/** The handle follows from the credential, never the other way: the page may hold it, the table need not. */
export function handleOf(credential: string): string {
  return createHash('sha256').update(`handle of ${credential}`).digest('base64url');
}
