import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useMemberProtection = (whom: { brand: string; account: string }) =>
  useAnswer(calls.memberProtection, whom);
