import type { MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { keyOf, recordOf, type MemberRecord, type NewMember } from './member.ts';
import { newMemberRow } from './new-member-row.ts';
import type { IdentityContext } from './identity-context.ts';

/** Creates accounts without a registration form. */
export function memberEnrolment(
  core: Core,
  {
    members,
    details,
  }: { readonly members: IdentityContext['members']; readonly details: IdentityContext['details'] },
) {
  async function enrol(member: NewMember): Promise<MemberRecord> {
    const name = keyOf(member.username);
    const existing = await members.byUsername(member.brand, name);
    if (existing) return recordOf(existing);
    const upline = member.upline ? await members.byId(member.upline.id) : null;
    const row = await newMemberRow(core, { ...member, upline });
    await core.db.transaction(async (tx) => {
      const isMade = await members.insert(tx, row);
      if (isMade && member.details) await keepDetails(tx, row.id, member);
    });
    const made = await members.byUsername(member.brand, name);
    if (!made)
      throw new Error(`${member.username} could not be enrolled: an affiliate code is taken`);
    return recordOf(made);
  }

  async function keepDetails(tx: Tx, id: MemberId, { brand, details: known }: NewMember) {
    await details.insert(tx, {
      member_id: id,
      brand,
      mobile: known?.mobile ?? null,
      mobile_proven_at: known?.mobile ? core.clock.now() : null,
      email: known?.email ?? null,
      answers: {},
      domain: null,
      register_url: '',
    });
  }

  return enrol;
}
