import type { MemberId } from '@croupier/contracts';
import { done, fail } from '../../outcome.ts';
import type { SocialMembers } from '../verification/index.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import { newMemberRow } from './new-member-row.ts';
import type { SecondStep } from './second-step.ts';

/** Accounts for sign-in with a social provider. */
export function createSocialMembers(
  { core, members, details }: IdentityContext,
  { enter }: Pick<SecondStep, 'enter'>,
): SocialMembers {
  return {
    async enter(id, visitor) {
      const row = await members.byId(id);
      if (!row || row.brand !== visitor.brand.code || refusalOf(row)) return 'refused';
      return (await enter(row, visitor)).ok ? 'signed-in' : 'second-factor-needed';
    },

    /** The platform generates the user name: names at a provider are not used. */
    async enrol(profile, { brand }): Promise<MemberId | null> {
      if (!brand.flags.includes('DIRECTREG3')) return null;
      const row = await newMemberRow(core, {
        brand: brand.code,
        username: `m${core.ids.next('usr').slice(-12).toLowerCase()}`,
        password: null,
        paymentPin: null,
        type: 0,
        upline: null,
        affiliateCode: null,
      });
      const made = await core.db.transaction(async (tx) => {
        const isMade = await members.insert(tx, row);
        const isWhole =
          isMade &&
          (await details.insert(tx, {
            member_id: row.id,
            brand: row.brand,
            mobile: null,
            mobile_proven_at: null,
            email: profile.isEmailVerified ? profile.email : null,
            answers: {},
            domain: null,
            register_url: profile.issuer,
          }));
        return isWhole ? done(row.id) : fail('username-taken');
      });
      return made.ok ? made.value : null;
    },
  };
}
