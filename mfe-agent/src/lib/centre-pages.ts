import { flagOfContract, type Flag } from '@croupier/contracts';

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
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
] as const;
export type CentrePage = (typeof centrePages)[number];

/** Pages of a feature that a brand can switch off. */
const flagOfPage: Partial<Readonly<Record<CentrePage, Flag>>> = {
  dividend: flagOfContract.dividend,
  dailySalary: flagOfContract.daily,
  hourlySalary: flagOfContract.hourly,
  realTimeSalary: flagOfContract['real-time'],
};

/** The pages of a brand with these flags. */
export const pagesWith = (flags: readonly string[]): readonly CentrePage[] =>
  centrePages.filter((page) => {
    const flag = flagOfPage[page];
    return flag === undefined || flags.includes(flag);
  });
