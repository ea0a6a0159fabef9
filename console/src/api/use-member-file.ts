import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useMemberFile = (whom: { brand: string; account: string }) =>
  useAnswer(calls.memberFile, whom);

/** What operators decide about an account; its file is asked for anew whatever came of it. */
export function useDecideMember() {
  const forget = useForget();
  return {
    unlock: useCall(calls.unlockMember),
    setStatus: useCall(calls.setMemberStatus),
    askPassword: useCall(calls.askMemberPassword),
    setRank: useCall(calls.setMemberRank),
    again: () => forget(calls.memberFile),
  };
}
