import { call, callTable } from '../call.ts';
import type { jackpotSchemas } from '../schemas/jackpots.ts';

export const jackpotCalls = callTable<typeof jackpotSchemas>()({
  jackpots: call('GET /wps/jackpots'),
  /** Draws closed to stakes, newest first; `before` is the last id of the previous page. */
  jackpotDraws: call('GET /wps/jackpots/draws'),
  /** Tickets of a sealed draw by place, after the place `after`, at most 5,000. */
  jackpotTickets: call('GET /wps/jackpots/tickets'),
});
