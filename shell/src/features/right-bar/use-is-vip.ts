import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useSession } from '../../frame/use-session.ts';

/** VIP support serves members above this rank (specification §2). */
const highestUsualRank = 4;

export function useIsVip(): boolean {
  const session = useSession();
  const profile = useCallQuery(calls.memberInfo, undefined, { enabled: session !== null });
  return session !== null && (profile.data?.clubLabel?.rankLevel ?? 0) > highestUsualRank;
}
