import type { AccountType, Session } from '@croupier/contracts';

const agentTypes: readonly AccountType[] = [1, 2, 41, 42];

export function isAgent(session: Session | null | undefined): boolean {
  return session ? agentTypes.includes(session.member.type) : false;
}
