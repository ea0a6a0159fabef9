import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, pointItemCalls, type RedeemStatus } from '@croupier/contracts';

export const usePointItems = (brand: string) => useCallQuery(pointItemCalls.list, { brand });
export const usePointStocks = (brand: string) => useCallQuery(calls.pointStocks, { brand });

interface OrdersQuery {
  readonly brand: string;
  readonly status: RedeemStatus | null;
  readonly before: string | null;
}

export const usePointOrders = ({ brand, status, before }: OrdersQuery) =>
  useCallQuery(
    calls.pointOrders,
    { brand, ...(status && { status }), ...(before && { before }) },
    { keepPrevious: true },
  );

interface MemberQuery {
  readonly brand: string;
  readonly account: string;
}

export const useMemberPoints = ({ brand, account }: MemberQuery, before: string | null) =>
  useCallQuery(
    calls.memberPoints,
    { brand, account, ...(before && { before }) },
    { keepPrevious: true },
  );

export const useMemberRank = ({ brand, account }: MemberQuery) =>
  useCallQuery(calls.memberRank, { brand, account });

/** Changes of stock, orders, points and ranks. Lists and audit trail follow, also after a failure. */
export function usePointActions() {
  const invalidate = useInvalidate();
  return {
    setStock: useCallMutation(calls.setPointStock),
    decide: useCallMutation(calls.decidePointOrder),
    track: useCallMutation(calls.trackPointOrder),
    adjust: useCallMutation(calls.adjustPoints),
    addRank: useCallMutation(calls.addRankPoints),
    reload() {
      for (const call of [
        calls.pointStocks,
        calls.pointOrders,
        calls.memberPoints,
        calls.memberRank,
        calls.audit,
      ])
        invalidate(call);
    },
  };
}
