import { capabilitiesOf, type RegisterInput } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { MobileNumber } from '../verification/index.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import { agentTypes, type Visitor } from './member.ts';
import type { Placement } from './placement.ts';
import { hashOf } from './sessions.ts';

/** The fields of a registration that identify the person. */
interface Registrant {
  readonly form: Pick<RegisterInput, 'email' | 'idNumber'>;
  readonly mobile: MobileNumber | null;
}

/** Places a new member by the code of a player, an agent, or an agent's link. */
export function createInvitations({
  core,
  uses,
  members,
  details,
  sessions,
  traces,
}: IdentityContext) {
  /** Whether the visitor is signed in as this member. */
  async function isSignedInAs(row: MemberRow, { brand, cookies }: Visitor): Promise<boolean> {
    if (!cookies.member) return false;
    const hash = hashOf(cookies.member);
    const query = { hash, brand: brand.code, now: core.clock.now(), seenAfter: new Date(0) };
    return (await sessions.bySession(query))?.id === row.id;
  }

  /** Whether the form has the mail address, number or identity number of this member. */
  async function hasDetailsOf(row: MemberRow, { form, mobile }: Registrant): Promise<boolean> {
    const known = await details.of(row.id);
    const { email, idNumber } = form;
    return (
      (!!email && known?.email?.toLowerCase() === email.toLowerCase()) ||
      (!!mobile && known?.mobile === mobile) ||
      (!!idNumber && known?.answers['idNumber'] === idNumber)
    );
  }

  /** The friend of a player joins the team of the player's agent, like those whom the agent invites. */
  async function besideOf(referrer: MemberRow): Promise<Placement> {
    const agent = referrer.upline_id === null ? null : await members.byId(referrer.upline_id);
    const placed = agent?.affiliate_code
      ? await uses.placementBy(referrer.brand, agent.affiliate_code)
      : null;
    return placed?.ok ? placed.value : { upline: referrer.upline_id, type: 0, affiliateCode: null };
  }

  async function friendOf(referrer: MemberRow, visitor: Visitor): Promise<Placement> {
    const placement = await besideOf(referrer);
    return {
      ...placement,
      async joined(tx, member) {
        await traces.record(tx, member.id, visitor);
        await uses.referred(tx, { friend: member.id, referrer: referrer.id, visitor });
        return (await placement.joined?.(tx, member)) ?? done(undefined);
      },
    };
  }

  return async function placementOf(
    code: string,
    registrant: Registrant,
    visitor: Visitor,
  ): Promise<Outcome<Placement, 'invitation_code_error' | 'invitation-ended'>> {
    const { brand } = visitor;
    const holder = await members.byAffiliateCode(brand.code, code);
    const isPlayer = holder !== null && !agentTypes.includes(holder.type);
    if (!isPlayer || !capabilitiesOf(brand.flags).referral)
      return uses.placementBy(brand.code, code);
    if ((await isSignedInAs(holder, visitor)) || (await hasDetailsOf(holder, registrant)))
      return ownCode;
    return done(await friendOf(holder, visitor));
  };
}

const ownCode = fail('invitation_code_error', {
  detail: 'An own code cannot be used. Leave the code empty.',
});
