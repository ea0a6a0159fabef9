import type { NewPasskey, NewPasskeyOptions, Passkey, PasskeyId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Member, Visitor } from './member.ts';
import { notifyOwner } from './owner-message.ts';
import { passwordErrorOf } from './own-pin.ts';
import {
  challengeLastsMs,
  createPasskeyChallenges,
  hostOf,
  type PasskeyVisitor,
} from './passkey-challenges.ts';
import { newCredential } from './passkey-checks.ts';
import { createPasskeyLogin, invalidPasskey } from './passkey-login.ts';
import type { PasskeyRow } from './passkey.store.ts';
import type { SecondStep } from './second-step.ts';

type PasswordFailure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';

/** ES256, EdDSA and RS256, which all authenticators have one of. */
const algorithms = [-8, -7, -257] as const;
const passkeysAtMost = 20;

/** Passkeys of members: added with the password, used to sign in or as the second step of a sign-in. */
export function createPasskeys(context: IdentityContext, secondStep: Pick<SecondStep, 'startBy'>) {
  const { core, members, passkeys } = context;
  const { db, clock, ids } = core;
  const challenges = createPasskeyChallenges(context);

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
    ...createPasskeyLogin(context, challenges, secondStep),

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
        challenge: await challenges.issue(brand.code, id),
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
      const at = await challenges.spend(input.clientDataJson, id, visitor);
      const credential = at && (await newCredential(input, at));
      if (!credential || (await passkeys.ofMember(id)).length >= passkeysAtMost)
        return invalidPasskey;
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
        if (!(await passkeys.insert(tx, passkey))) return invalidPasskey;
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
  };
}

const unknown = fail('not-found', { detail: 'This passkey is already removed.' });

const shownPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});
