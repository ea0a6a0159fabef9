import type { TeamReportInput } from '@croupier/contracts';

const ofBets = ['turnover', 'win'] as const;
const ofProfit = [...ofBets, 'bonus', 'rebate', 'deposit', 'withdrawal'] as const;

/** The amounts that a kind of report shows besides the profit. */
export const amountsOf = (kind: TeamReportInput['kind']) => (kind === 'bets' ? ofBets : ofProfit);
