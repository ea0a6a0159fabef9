import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useMemberFile = (whom: { brand: string; account: string }) =>
  useCallQuery(calls.memberFile, whom);

/** Operator decisions about an account. Invalidates the account's file afterwards, also after a failure. */
export function useDecideMember() {
  const forget = useInvalidate();
  return {
    unlock: useCallMutation(calls.unlockMember),
    setStatus: useCallMutation(calls.setMemberStatus),
    askPassword: useCallMutation(calls.askMemberPassword),
    setRank: useCallMutation(calls.setMemberRank),
    again: () => forget(calls.memberFile),
  };
}
