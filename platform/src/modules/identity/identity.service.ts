import {
  registrationFaults,
  type LoginInput,
  type MemberId,
  type RegisterInput,
  type RegisterSettings,
  type SignedIn,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import { createAttempts, type AttemptsBegun } from './attempts.ts';
import {
  memberOf,
  record,
  recordOf,
  signedIn,
  type Member,
  type MemberRecord,
  type NewMember,
  type SessionCookies,
  type Visitor,
} from './member.ts';
import { hashSecret, matchesSecret } from './passwords.ts';
import { handleOf, hashOf, isDueForTouch, openSession, sessionLimits } from './sessions.ts';
import { identityStore, type MemberRow } from './identity.store.ts';

export interface Identity {
  signIn(
    input: LoginInput,
    visitor: Visitor,
  ): Promise<Outcome<SignedIn, 'wrong-credentials' | 'account-locked'>>;
  /** Opens an account and signs it in. The same key with the same input is the same registration. */
  register(
    input: RegisterInput,
    key: string,
    visitor: Visitor,
  ): Promise<Outcome<SignedIn, RegisterFailure>>;
  signOut(cookies: SessionCookies): Promise<Outcome<void>>;
  /** The member of a session's credential on this brand; `null` where it is unknown, idle or over. */
  bySession(brand: Brand, credential: string): Promise<Member | null>;
  byId(id: MemberId): Promise<MemberRecord | null>;
  byAccount(brand: string, username: string): Promise<MemberRecord | null>;
  /** Everybody below a member, at any depth, the newest first. */
  downline(of: MemberId): Promise<readonly MemberRecord[]>;
  /** An account made by the house, not by a form; the one that exists where the name is taken. */
  enrol(member: NewMember): Promise<MemberRecord>;
  /** Deletes sessions and counts of attempts that are over. */
  sweep(): Promise<void>;
}

type RegisterFailure =
  | 'username-taken'
  | 'invitation_code_error'
  | 'invalid-input'
  | 'forbidden'
  | 'idempotency-key-reused';

export function createIdentity(core: Pick<Core, 'db' | 'clock' | 'random' | 'ids'>): Identity {
  const { db, clock, ids } = core;
  const store = identityStore(db.read);
  const attempts = createAttempts(core);

  async function start(row: MemberRow, visitor: Visitor): Promise<SignedIn> {
    const opened = await db.transaction(async (tx) => {
      await attempts.clear(tx, visitor.brand.code, row.username_key);
      await store.recordSignIn(tx, row.id, clock.now());
      return openSession(tx, core, { kind: 'member', subject: row.id, opener: visitor });
    });
    visitor.cookies.keepMember(opened.credential);
    return signedIn(row, opened.handle);
  }

  async function repeat(earlier: MemberRow, input: RegisterInput, visitor: Visitor) {
    const isSame =
      earlier.username_key === keyOf(input.username) &&
      (await matchesSecret(earlier.password_hash, input.password));
    return isSame
      ? done(await start({ ...earlier, last_login_at: null }, visitor))
      : fail('idempotency-key-reused');
  }

  return {
    async signIn(input, visitor) {
      const name = keyOf(input.username);
      const attempt = await attempts.begin(visitor.brand.code, name);
      if (attempt.isLocked) return locked(attempt);
      const row = await store.byUsername(visitor.brand.code, name);
      const isRight = await matchesSecret(row?.password_hash ?? null, input.password);
      if (!row || !isRight) return wrongCredentials;
      return done(await start(row, visitor));
    },

    async register(input, key, visitor) {
      const { brand } = visitor;
      if (!brand.flags.includes('DIRECTREG3'))
        return fail('forbidden', { detail: 'Registration is closed on this site.' });
      const faults = registrationFaults(input, brand.registerSettings);
      if (Object.keys(faults).length > 0) return fail('invalid-input', { fields: faults });
      const earlier = await store.byRegistrationKey(brand.code, key);
      if (earlier) return repeat(earlier, input, visitor);
      const upline = input.affiliateCode
        ? await store.byAffiliateCode(brand.code, input.affiliateCode)
        : null;
      if (input.affiliateCode && !upline) return fail('invitation_code_error');

      const row = await newRow(
        {
          ...input,
          brand: brand.code,
          paymentPin: input.paymentPassword,
          type: 0,
          affiliateCode: null,
        },
        upline,
      );
      if (await store.insert(db.read, { ...row, registration_key: key }))
        return done(await start(row, visitor));
      const winner = await store.byRegistrationKey(brand.code, key);
      return winner ? repeat(winner, input, visitor) : fail('username-taken');
    },

    async signOut(cookies) {
      if (cookies.member) await store.closeSession(hashOf(cookies.member));
      cookies.dropMember();
      return done(undefined);
    },

    async bySession(brand, credential) {
      const now = clock.now();
      const hash = hashOf(credential);
      const row = await store.bySession({
        hash,
        brand: brand.code,
        now,
        seenAfter: sessionLimits.seenAfter(now),
      });
      if (!row) return null;
      if (isDueForTouch(row.seen_at, now)) await store.touchSession(hash, now);
      return memberOf(row, brand, handleOf(credential));
    },

    byId: async (id) => record(await store.byId(id)),
    byAccount: async (brand, username) => record(await store.byUsername(brand, keyOf(username))),

    async downline(of) {
      const top = await store.byId(of);
      if (!top) return [];
      return (await store.below(`${top.upline_path}${top.id}/`)).map(recordOf);
    },

    async enrol(member) {
      const name = keyOf(member.username);
      const existing = await store.byUsername(member.brand, name);
      if (existing) return recordOf(existing);
      const upline = member.upline ? await store.byId(member.upline.id) : null;
      await store.insert(db.read, await newRow(member, upline));
      const made = await store.byUsername(member.brand, name);
      if (!made)
        throw new Error(`${member.username} could not be enrolled: an affiliate code is taken`);
      return recordOf(made);
    },

    sweep: () => store.sweep(clock.now(), sessionLimits.seenAfter(clock.now())),
  };

  async function newRow(
    member: Omit<NewMember, 'upline'>,
    upline: MemberRow | null,
  ): Promise<MemberRow> {
    const [passwordHash, pinHash] = await Promise.all([
      hashSecret(member.password),
      hashSecret(member.paymentPin),
    ]);
    return {
      id: ids.next('mem'),
      brand: member.brand,
      username: member.username,
      username_key: keyOf(member.username),
      nickname: member.username,
      type: member.type,
      password_hash: passwordHash,
      payment_pin_hash: pinHash,
      upline_id: upline?.id ?? null,
      upline_path: upline ? `${upline.upline_path}${upline.id}/` : '/',
      affiliate_code: member.affiliateCode,
      registration_key: null,
      joined_at: clock.now(),
      last_login_at: null,
      previous_login_at: null,
    };
  }
}

export function registerSettings(brand: Brand): RegisterSettings {
  return brand.registerSettings;
}

// One answer for a wrong name and a wrong password: it must not tell which names exist.
const wrongCredentials = fail('wrong-credentials', {
  detail: 'The user name or the password is wrong.',
});

function locked({ retryAfterS }: AttemptsBegun) {
  const minutes = Math.ceil(retryAfterS / 60);
  return fail('account-locked', {
    detail: `Too many failed attempts. Try again in ${minutes} minutes.`,
    retryAfter: retryAfterS,
  });
}

const keyOf = (username: string) => username.trim().toLowerCase();
