import type { MissionDraft, MissionStep } from '@croupier/contracts';

export const newStep: MissionStep = { measure: 'turnover', target: '' };

/** A new mission before anything is typed. */
export const newMission = (now: Date): MissionDraft => ({
  words: {},
  period: 'daily',
  startsAt: now.toISOString(),
  endsAt: null,
  steps: [newStep],
  reward: { kind: 'cash', amount: '10.00' },
  claimDays: 3,
  after: null,
});
