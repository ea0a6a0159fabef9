import type { TeamMember } from '@croupier/contracts';

/** Members whose name holds what was typed, however it is written. */
export function findMembers(members: readonly TeamMember[], typed: string): readonly TeamMember[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return wanted === ''
    ? members
    : members.filter(({ account }) => account.toLocaleLowerCase().includes(wanted));
}
