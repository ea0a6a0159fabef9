import type { RaffleDraft, RafflePrize } from '@croupier/contracts';

export const newPrize: RafflePrize = { reward: { kind: 'cash', amount: '100.00' }, winners: 1 };

/** A new raffle before anything is typed. */
export const newRaffle = (day: string): RaffleDraft => ({
  words: {},
  prizes: [newPrize],
  firstDay: day,
  lastDay: day,
  turnover: '100.00',
  categories: [],
  dailyTickets: 1,
  ticketsAtMost: 500,
});
