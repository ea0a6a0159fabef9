import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type CorrectionQueue, type MemberId } from '@croupier/contracts';

export interface MembersQuery {
  /** `null`: of all brands. */
  readonly brand: string | null;
  readonly text: string;
  readonly before: string | null;
}

const everyMs = 5_000;

const from = (before: string | null) => (before === null ? {} : { before });

export const useMembers = ({ brand, text, before }: MembersQuery) =>
  useCallQuery(
    calls.members,
    { ...(brand && { brand }), ...(text && { text }), ...from(before) },
    { keepPrevious: true },
  );

export const useMemberRounds = (memberId: MemberId, before: string | null) =>
  useCallQuery(calls.memberRounds, { memberId, ...from(before) }, { keepPrevious: true });

export const useMemberTickets = (memberId: MemberId, before: string | null) =>
  useCallQuery(calls.memberTickets, { memberId, ...from(before) }, { keepPrevious: true });

export const useMemberDeposits = (memberId: MemberId, before: string | null) =>
  useCallQuery(calls.memberDeposits, { memberId, ...from(before) }, { keepPrevious: true });

export const useMemberWithdrawals = (memberId: MemberId, before: string | null) =>
  useCallQuery(calls.memberWithdrawals, { memberId, ...from(before) }, { keepPrevious: true });

export const useMemberStatement = (memberId: MemberId, before: string | null) =>
  useCallQuery(calls.memberStatement, { memberId, ...from(before) }, { keepPrevious: true });

export const useMemberCorrections = (memberId: MemberId, before: string | null) =>
  useCallQuery(
    calls.memberCorrections,
    { memberId, ...from(before) },
    { refreshMs: before === null && everyMs, keepPrevious: true },
  );

export const useCorrections = (
  query: { queue: CorrectionQueue; brand: string | null },
  before: string | null,
) =>
  useCallQuery(
    calls.corrections,
    { queue: query.queue, ...(query.brand && { brand: query.brand }), ...from(before) },
    { refreshMs: before === null && everyMs, keepPrevious: true },
  );

/** Operator actions on corrections. Invalidates what shows them afterwards, also after a failure. */
export function useDecideCorrection() {
  const invalidate = useInvalidate();
  return {
    propose: useCallMutation(calls.proposeCorrection),
    confirm: useCallMutation(calls.confirmCorrection),
    refuse: useCallMutation(calls.refuseCorrection),
    reload() {
      for (const call of [
        calls.corrections,
        calls.memberCorrections,
        calls.memberStatement,
        calls.memberFile,
        calls.audit,
      ])
        invalidate(call);
    },
  };
}

export const useMemberFile = (member: { brand: string; account: string }) =>
  useCallQuery(calls.memberFile, member);

/** Operator decisions about an account. Invalidates the account's file afterwards, also after a failure. */
export function useDecideMember() {
  const invalidate = useInvalidate();
  return {
    unlock: useCallMutation(calls.unlockMember),
    setStatus: useCallMutation(calls.setMemberStatus),
    askPassword: useCallMutation(calls.askMemberPassword),
    resetFactor: useCallMutation(calls.resetMemberFactor),
    setRank: useCallMutation(calls.setMemberRank),
    reload: () => invalidate(calls.memberFile),
  };
}

export const useMemberLabels = (memberId: MemberId) =>
  useCallQuery(calls.memberLabels, { memberId });

/** The labels of a brand's members with their number. */
export const useBrandLabels = (brand: string) => useCallQuery(calls.brandLabels, { brand });

export function useSetMemberLabels() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.setMemberLabels),
    reload() {
      for (const call of [calls.memberLabels, calls.brandLabels, calls.audit]) invalidate(call);
    },
  };
}

export const useMemberProtection = (member: { brand: string; account: string }) =>
  useCallQuery(calls.memberProtection, member);

export const useAccountClosures = (brand: string | null, before: string | null) =>
  useCallQuery(
    calls.accountClosures,
    { ...(brand && { brand }), ...from(before) },
    { keepPrevious: true },
  );

/** Cancels a closure; the list follows, also after a failure. */
export function useCancelClosure() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.cancelAccountClosure),
    reload() {
      invalidate(calls.accountClosures);
      invalidate(calls.audit);
    },
  };
}

/** Limits and breaks that support sets for a member on request. Invalidates the member's protection afterwards. */
export function useProtectMember() {
  const invalidate = useInvalidate();
  return {
    setLimit: useCallMutation(calls.setMemberLimit),
    beginBreak: useCallMutation(calls.beginMemberBreak),
    reload() {
      invalidate(calls.memberProtection);
      invalidate(calls.audit);
    },
  };
}

export function useExcludeMember() {
  const invalidate = useInvalidate();
  const exclude = useCallMutation(calls.excludeMember);
  return { exclude, reload: () => invalidate(calls.memberProtection) };
}
