import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type RedeemStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { Cursor } from '@croupier/ui/pager';

export function usePointConfig() {
  const { language } = useTexts('mfe-promo');
  return useCallQuery(calls.pointConfig, { language });
}

export function usePointItems() {
  const { language } = useTexts('mfe-promo');
  return useCallQuery(calls.pointRewards, { language });
}

/** The member's points, reloaded when they change. */
export function usePointBalance() {
  const invalidate = useInvalidate();
  useEvent('points.changed', () => invalidate(calls.pointBalance));
  return useCallQuery(calls.pointBalance, undefined);
}

export function usePointOrders({ input }: Cursor, status: RedeemStatus | null) {
  const invalidate = useInvalidate();
  const reload = () => invalidate(calls.pointRedeemList);
  useEvent('points.changed', reload);
  useEvent('point-order.changed', reload);
  return useCallQuery(
    calls.pointRedeemList,
    { ...input, ...(status && { status }) },
    { keepPrevious: true },
  );
}

export function usePointEntries({ input }: Cursor) {
  const invalidate = useInvalidate();
  useEvent('points.changed', () => invalidate(calls.pointTransactions));
  return useCallQuery(calls.pointTransactions, input, { keepPrevious: true });
}

/** Reloads what an order or a conversion changes; after a failure, too: price or stock may be old. */
function useReload() {
  const invalidate = useInvalidate();
  return () => {
    for (const call of [
      calls.pointBalance,
      calls.pointRewards,
      calls.pointConfig,
      calls.pointRedeemList,
      calls.pointTransactions,
    ])
      invalidate(call);
  };
}

export const useRedeem = () => ({
  ...useCallMutation(calls.redeemPointReward),
  reload: useReload(),
});

export const useConvert = () => ({ ...useCallMutation(calls.convertPoint), reload: useReload() });
