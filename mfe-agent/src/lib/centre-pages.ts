/** Pages of the agent centre by the product's own ids, as `module.json` lists them. */
export const centrePages = [
  'announcement',
  'agentTeamOverview',
  'account',
  'teamManagement',
  'teamBetting',
  'userProfitLoss',
  'myIncome',
  'transactionDetails',
] as const;
export type CentrePage = (typeof centrePages)[number];
