import type { DeviceId, PasswordChangeReason, SignedIn } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { accountRules } from './account-rules.ts';
import type { Devices } from './devices.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import { infoOf, type Visitor } from './member.ts';
import { isExpired } from './password-rules.ts';
import { hashOf, openSession } from './sessions.ts';

export interface SessionStartOptions {
  readonly mustChange?: PasswordChangeReason | null;
  /** The device that is already remembered. */
  readonly device?: DeviceId | null;
}

export interface StartOptions extends SessionStartOptions {
  readonly remember?: boolean;
}

export interface OpenedSession {
  readonly signedIn: SignedIn;
  readonly credential: string;
}

export interface StartedSession {
  readonly opened: OpenedSession;
  readonly stored: { readonly token: string } | null;
}

export interface SessionStarts {
  /** Opens a session inside the caller's transaction; the caller sends its credential to the browser. */
  open(
    tx: Tx,
    row: MemberRow,
    visitor: Visitor,
    options?: SessionStartOptions,
  ): Promise<OpenedSession>;
  /**
   * Like `open`, in its own transaction; `remember` stores or removes this device; if absent, the device is
   * not changed.
   */
  start(row: MemberRow, visitor: Visitor, options?: StartOptions): Promise<SignedIn>;
  /** Like `start`, in the caller's transaction; the caller passes the result to `deliver` after it. */
  startIn(
    tx: Tx,
    row: MemberRow,
    visitor: Visitor,
    options?: StartOptions,
  ): Promise<StartedSession>;
  /** Sends the cookies of a started session to the browser. */
  deliver(visitor: Visitor, started: StartedSession, options?: StartOptions): SignedIn;
}

export function createStarts(
  { core, members, sessions, attempts, events, traces }: IdentityContext,
  devices: Devices,
): SessionStarts {
  const { db, clock } = core;

  async function open(
    tx: Tx,
    row: MemberRow,
    visitor: Visitor,
    { mustChange: due = null, device = null }: SessionStartOptions = {},
  ): Promise<OpenedSession> {
    const mustChange = due ?? (row.password_asked_at ? 'asked-password' : null);
    const { brand } = visitor;
    const now = clock.now();
    await attempts.clear(tx, brand.code, row.username_key);
    // A browser has one session: the previous one is closed, so that it is not left open.
    if (visitor.cookies.member) await sessions.closeSession(tx, hashOf(visitor.cookies.member));
    await members.recordSignIn(tx, { id: row.id, now, ip: visitor.ip });
    await traces.record(tx, row.id, visitor);
    const { credential, handle } = await openSession(tx, core, {
      kind: 'member',
      subject: row.id,
      opener: visitor,
      longestHours: accountRules(brand).longestHours,
      mustChange,
      device,
    });
    const signedIn = {
      token: handle,
      firstTimeLogin: row.last_login_at === null,
      passwordExpired: row.has_password && isExpired(brand, row.password_changed_at, now),
      mustChangePassword: mustChange,
      user: infoOf(row),
    };
    return { signedIn, credential };
  }

  async function startIn(
    tx: Tx,
    row: MemberRow,
    visitor: Visitor,
    { remember, ...options }: StartOptions = {},
  ): Promise<StartedSession> {
    const stored = remember ? await devices.remember(tx, row, visitor) : null;
    if (remember === false) await devices.forgetThis(tx, visitor);
    const device = stored?.id ?? options.device ?? null;
    await events.record(tx, row.id, visitor, 'signed-in');
    return { opened: await open(tx, row, visitor, { ...options, device }), stored };
  }

  function deliver(
    visitor: Visitor,
    { opened, stored }: StartedSession,
    { remember }: StartOptions = {},
  ): SignedIn {
    visitor.cookies.keepMember(opened.credential);
    if (stored) visitor.cookies.keepDevice(stored.token);
    if (remember === false) visitor.cookies.dropDevice();
    return opened.signedIn;
  }

  async function start(
    row: MemberRow,
    visitor: Visitor,
    options: StartOptions = {},
  ): Promise<SignedIn> {
    const started = await db.transaction((tx) => startIn(tx, row, visitor, options));
    return deliver(visitor, started, options);
  }

  return { open, start, startIn, deliver };
}
