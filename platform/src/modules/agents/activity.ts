import type { AccountPath, KindSum, TransferKind } from '../ledger/index.ts';

/** Activity of one member in a period. */
export interface Activity {
  /** Stakes without returned ones. */
  readonly turnoverUnits: bigint;
  /** The member's result of play: negative for a loss. */
  readonly netUnits: bigint;
  readonly depositUnits: bigint;
}

export const noActivity: Activity = { turnoverUnits: 0n, netUnits: 0n, depositUnits: 0n };

/** How a booking on a player's account counts: a returned stake reduces the turnover. */
const counts = {
  stake: 'stake',
  'game-bet': 'stake',
  refund: 'stake',
  'game-rollback': 'stake',
  payout: 'winning',
  'payout-reversal': 'winning',
  'game-win': 'winning',
  deposit: 'deposit',
  'bonus-adjustment': 'neither',
  bonus: 'neither',
  tip: 'neither',
  'jackpot-share': 'neither',
  'jackpot-win': 'winning',
  rebate: 'neither',
  'turnover-rebate': 'neither',
  'round-close': 'neither',
  'draw-close': 'neither',
  'draw-reopen': 'neither',
  withdrawal: 'neither',
  'withdrawal-return': 'neither',
  'withdrawal-paid': 'neither',
  hold: 'neither',
  'hold-release': 'neither',
  'transfer-out': 'neither',
  'transfer-in': 'neither',
  'transfer-settled': 'neither',
  'agent-transfer': 'neither',
  correction: 'neither',
} as const satisfies Record<TransferKind, 'stake' | 'winning' | 'deposit' | 'neither'>;

export function activityOf(sums: readonly KindSum[]): ReadonlyMap<AccountPath, Activity> {
  const activities = new Map<AccountPath, Activity>();
  for (const sum of sums) {
    activities.set(sum.path, added(activities.get(sum.path) ?? noActivity, sum));
  }
  return activities;
}

function added(activity: Activity, { kind, amountUnits }: KindSum): Activity {
  switch (counts[kind]) {
    case 'stake':
      return {
        ...activity,
        turnoverUnits: activity.turnoverUnits - amountUnits,
        netUnits: activity.netUnits + amountUnits,
      };
    case 'winning':
      return { ...activity, netUnits: activity.netUnits + amountUnits };
    case 'deposit':
      return { ...activity, depositUnits: activity.depositUnits + amountUnits };
    case 'neither':
      return activity;
  }
}
