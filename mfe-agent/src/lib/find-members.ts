import type { TeamMember } from '@croupier/contracts';

/** Members whose name contains the typed text, in any spelling. */
export function findMembers(members: readonly TeamMember[], typed: string): readonly TeamMember[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === ''
    ? members
    : members.filter(({ account }) => account.toLocaleLowerCase().includes(wanted));
}
