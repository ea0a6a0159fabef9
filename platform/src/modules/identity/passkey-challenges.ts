import type { IdentityContext } from './identity-context.ts';
import type { Member, Visitor } from './member.ts';
import { challengeIn, type CheckedAt } from './passkey-checks.ts';
import { hashOf, newSecret } from './sessions.ts';

/** A visitor with the origin of the brand at which they arrived: a passkey is bound to it. */
export interface PasskeyVisitor extends Visitor {
  readonly origin: string;
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

export const challengeLastsMs = 5 * 60_000;

/** Challenges that authenticators sign; each is used once. */
export function createPasskeyChallenges({
  core: { clock, random },
  passkeys,
}: Pick<IdentityContext, 'core' | 'passkeys'>) {
  return {
    async issue(brand: string, member: Member['id'] | null): Promise<string> {
      const challenge = newSecret(random);
      const expires_at = new Date(clock.now().getTime() + challengeLastsMs);
      await passkeys.addChallenge({
        ...{ hash: hashOf(challenge), brand, expires_at },
        member_id: member,
      });
      return challenge;
    },

    /** Spends the challenge that the browser has signed, and says what the answer is checked against. */
    async spend(
      clientDataJson: string,
      member: Member['id'] | null,
      { brand, origin }: PasskeyVisitor,
    ): Promise<CheckedAt | null> {
      const challenge = challengeIn(clientDataJson);
      const of = { brand: brand.code, member, now: clock.now() };
      if (challenge === null || !(await passkeys.spendChallenge(hashOf(challenge), of)))
        return null;
      return { challenge, origin, rpId: hostOf(origin) };
    },
  };
}

export const hostOf = (origin: string): string => new URL(origin).hostname;
