import type {
  NewPasskey,
  NewPasskeyOptions,
  Passkey,
  PasskeyAnswer,
  PasskeyId,
  PasskeyOptions,
  SignedIn,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Member, Visitor } from './member.ts';
import { notifyOwner } from './owner-message.ts';
import { passwordErrorOf } from './own-pin.ts';
import { challengeIn, counterOf, newCredential, type CheckedAt } from './passkey-checks.ts';
import type { PasskeyRow } from './passkey.store.ts';
import type { SecondStep } from './second-step.ts';
import { hashOf, newSecret } from './sessions.ts';

/** A visitor with the origin of the brand at which they arrived: a passkey is bound to it. */
export interface PasskeyVisitor extends Visitor {
  readonly origin: string;
}

type PasswordFailure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';
type LoginFailure = 'passkey-invalid' | 'account-suspended' | 'member_no_enter' | 'error_not_agent';

const challengeLastsMs = 5 * 60_000;
/** ES256, EdDSA and RS256, which all authenticators have one of. */
const algorithms = [-8, -7, -257] as const;
const passkeysAtMost = 20;

/** Passkeys of members: added with the password, used to sign in or as the second step of a sign-in. */
export function createPasskeys(context: IdentityContext, secondStep: Pick<SecondStep, 'startBy'>) {
  const { core, members, passkeys, events } = context;
  const { db, clock, ids, random } = core;

  async function newChallenge(brand: string, member: Member['id'] | null): Promise<string> {
    const challenge = newSecret(random);
    const expires_at = new Date(clock.now().getTime() + challengeLastsMs);
    await passkeys.addChallenge({
      ...{ hash: hashOf(challenge), brand, expires_at },
      member_id: member,
    });
    return challenge;
  }

  /** Spends the challenge that the browser has signed, and says what the answer is checked against. */
  async function checkedAt(
    clientDataJson: string,
    member: Member['id'] | null,
    { brand, origin }: PasskeyVisitor,
  ): Promise<CheckedAt | null> {
    const challenge = challengeIn(clientDataJson);
    const of = { brand: brand.code, member, now: clock.now() };
    if (challenge === null || !(await passkeys.spendChallenge(hashOf(challenge), of))) return null;
    return { challenge, origin, rpId: hostOf(origin) };
  }

  async function audited(tx: Tx, row: MemberRow, change: 'added' | 'removed', name: string) {
    await recordAudit(
      tx,
      core,
      { name: row.username },
      {
        action: `member.passkey-${change}`,
        subject: `${row.brand}/${row.username}`,
        before: change === 'removed' ? name : '',
        after: change === 'added' ? name : '',
        note: '',
      },
    );
  }

  return {
    list: async ({ id }: Member): Promise<readonly Passkey[]> =>
      (await passkeys.ofMember(id)).map(shownPasskey),

    async begin(
      { id, nickname }: Member,
      password: string | undefined,
      { brand, origin }: PasskeyVisitor,
    ): Promise<Outcome<NewPasskeyOptions, PasswordFailure>> {
      const row = await members.byId(id);
      if (!row) return fail('unauthenticated');
      const wrong = await passwordErrorOf(context, row, { password, brand });
      if (wrong) return wrong;
      const stored = await passkeys.ofMember(id);
      return done({
        challenge: await newChallenge(brand.code, id),
        rp: { name: brand.name, id: hostOf(origin) },
        user: {
          id: Buffer.from(id).toString('base64url'),
          name: row.username,
          displayName: nickname,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: challengeLastsMs,
        attestation: 'none',
        excludeCredentials: stored.map(({ credential_id }) => ({
          id: credential_id,
          type: 'public-key',
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      });
    },

    async finish(
      { id }: Member,
      input: NewPasskey,
      visitor: PasskeyVisitor,
    ): Promise<Outcome<Passkey, 'passkey-invalid' | 'unauthenticated'>> {
      const row = await members.byId(id);
      if (!row) return fail('unauthenticated');
      const at = await checkedAt(input.clientDataJson, id, visitor);
      const credential = at && (await newCredential(input, at));
      if (!credential || (await passkeys.ofMember(id)).length >= passkeysAtMost) return invalid;
      const passkey: PasskeyRow = {
        ...{ id: ids.next('pky'), member_id: id, brand: row.brand, name: input.name },
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: [...input.transports],
        rp_id: at.rpId,
        created_at: clock.now(),
        last_used_at: null,
      };
      return db.transaction(async (tx) => {
        if (!(await passkeys.insert(tx, passkey))) return invalid;
        await audited(tx, row, 'added', input.name);
        await notifyOwner(tx, context, { row, visitor }, { kind: 'passkey-added' });
        return done(shownPasskey(passkey));
      });
    },

    rename: async ({ id: member }: Member, { id, name }: { id: PasskeyId; name: string }) =>
      (await passkeys.rename({ member, id }, name)) ? done(undefined) : unknown,

    async remove(
      { id: member }: Member,
      { id, password }: { readonly id: PasskeyId; readonly password?: string },
      visitor: Visitor,
    ): Promise<Outcome<void, PasswordFailure | 'not-found'>> {
      const row = await members.byId(member);
      if (!row) return fail('unauthenticated');
      const wrong = await passwordErrorOf(context, row, { password, brand: visitor.brand });
      if (wrong) return wrong;
      return db.transaction(async (tx) => {
        if (!(await passkeys.remove(tx, { member, id }))) return unknown;
        await audited(tx, row, 'removed', id);
        await notifyOwner(tx, context, { row, visitor }, { kind: 'passkey-removed' });
        return done(undefined);
      });
    },

    async beginLogin({ brand, origin }: PasskeyVisitor): Promise<PasskeyOptions> {
      return {
        challenge: await newChallenge(brand.code, null),
        rpId: hostOf(origin),
        timeout: challengeLastsMs,
        userVerification: 'required',
      };
    },

    /** A passkey with user verification is two factors in one: no code is asked for. */
    async login(
      answer: PasskeyAnswer,
      visitor: PasskeyVisitor,
    ): Promise<Outcome<SignedIn, LoginFailure>> {
      const at = await checkedAt(answer.clientDataJson, null, visitor);
      const passkey = await passkeys.byCredential(visitor.brand.code, answer.credentialId);
      const row = passkey && (await members.byId(passkey.member_id));
      if (!at || !row || passkey.rp_id !== at.rpId) return invalid;
      const counter = await counterOf(answer, passkey, at);
      if (counter === null) {
        await events.recordFailure(row.id, visitor, 'wrong-passkey');
        return invalid;
      }
      const refusal = refusalOf(row);
      if (refusal) return refusal;
      const used = { counter, at: clock.now() };
      return secondStep.startBy(row, visitor, async (tx) =>
        (await passkeys.use(tx, passkey.id, used)) ? done(undefined) : invalid,
      );
    },
  };
}

const invalid = fail('passkey-invalid', { detail: 'Try again, or sign in with your password.' });
const unknown = fail('not-found', { detail: 'This passkey is already removed.' });

const hostOf = (origin: string) => new URL(origin).hostname;

const shownPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});
