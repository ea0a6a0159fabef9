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
  'chat-rain',
] as const;

/** Whether members can join before the event: not before they register or are chosen. */
export const isJoinable = (kind: (typeof campaignTriggerKinds)[number]): boolean =>
  kind !== 'registration' && kind !== 'manual';

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
