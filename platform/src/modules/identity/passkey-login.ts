import type { PasskeyAnswer, PasskeyOptions, SignedIn } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import {
  challengeLastsMs,
  hostOf,
  type PasskeyChallenges,
  type PasskeyVisitor,
} from './passkey-challenges.ts';
import { counterOf } from './passkey-checks.ts';
import type { SecondStep } from './second-step.ts';

type LoginFailure = 'passkey-invalid' | 'account-suspended' | 'member_no_enter' | 'error_not_agent';

/** The sign-in with a passkey alone. */
export function createPasskeyLogin(
  { core: { clock }, members, passkeys, events }: IdentityContext,
  challenges: PasskeyChallenges,
  secondStep: Pick<SecondStep, 'startBy'>,
) {
  return {
    async beginLogin({ brand, origin }: PasskeyVisitor): Promise<PasskeyOptions> {
      return {
        challenge: await challenges.issue(brand.code, null),
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
      const at = await challenges.spend(answer.clientDataJson, null, visitor);
      const passkey = await passkeys.byCredential(visitor.brand.code, answer.credentialId);
      const row = passkey && (await members.byId(passkey.member_id));
      if (!at || !row || passkey.rp_id !== at.rpId) return invalidPasskey;
      const counter = await counterOf(answer, passkey, at);
      if (counter === null) {
        await events.recordFailure(row.id, visitor, 'wrong-passkey');
        return invalidPasskey;
      }
      const refusal = refusalOf(row);
      if (refusal) return refusal;
      const used = { counter, at: clock.now() };
      return secondStep.startBy(row, visitor, async (tx) =>
        (await passkeys.use(tx, passkey.id, used)) ? done(undefined) : invalidPasskey,
      );
    },
  };
}

export const invalidPasskey = fail('passkey-invalid', {
  detail: 'Try again, or sign in with your password.',
});
