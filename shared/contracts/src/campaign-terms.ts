/** What a campaign rewards. */
export const campaignTriggerKinds = [
  'registration',
  'deposit',
  'nth-deposit',
  'turnover',
  'loss',
  'login-streak',
  'rank',
  'birthday',
  'referral',
  'code',
  'manual',
  'schedule',
] as const;

/** The audience of all members: no condition, and no control group. */
export const everyMember = {
  rankFrom: null,
  rankTo: null,
  dialingCodes: [],
  registeredSince: null,
  registeredBefore: null,
  activeSince: null,
  depositsFrom: null,
  depositsTo: null,
  labels: [],
  accounts: [],
  holdOutPercent: 0,
};
