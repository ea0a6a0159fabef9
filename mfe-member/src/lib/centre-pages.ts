/** Pages of the centre by the product's own ids, as `module.json` lists them. */
export const centrePages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'messageV2',
  'playerRank',
  'manualRebate',
  'referral',
  'playSafely',
] as const;
export type CentrePage = (typeof centrePages)[number];
