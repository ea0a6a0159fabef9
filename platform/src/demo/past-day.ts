import type { Core } from '../core.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';

/** The platform on a past day: its clock is set to that day. */
export interface PastDay {
  readonly core: Core;
  readonly ledger: Ledger;
  readonly lottery: Lottery;
  readonly daysAgo: number;
}
