import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useMemberProtection = (whom: { brand: string; account: string }) =>
  useCallQuery(calls.memberProtection, whom);
