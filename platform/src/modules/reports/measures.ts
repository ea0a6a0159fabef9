import type { TransferKind } from '../ledger/index.ts';

/** Sums of a roll-up, each apart from the others. */
export const measures = [
  'stake',
  'refund',
  'win',
  'tip',
  'bonus',
  'rebate',
  'deposit',
  'withdrawal',
  'fee',
  'transfer',
  'correction',
] as const;
export type Measure = (typeof measures)[number];

/**
 * Whether a positive sum came to the member or left them. The sums of a member with these signs add up to the
 * balance of cash and bonus together.
 */
export const directionOf = {
  stake: -1n,
  refund: 1n,
  win: 1n,
  tip: -1n,
  bonus: 1n,
  rebate: 1n,
  deposit: 1n,
  withdrawal: -1n,
  fee: -1n,
  transfer: 1n,
  correction: 1n,
} as const satisfies Record<Measure, 1n | -1n>;

/** `null` for kinds that move money between house accounts only. */
export const measureOfKind = {
  stake: 'stake',
  'game-bet': 'stake',
  refund: 'refund',
  'game-rollback': 'refund',
  payout: 'win',
  'payout-reversal': 'win',
  'game-win': 'win',
  'jackpot-win': 'win',
  // A win above its bound is held until operators decide, and either released or kept by the house.
  hold: 'win',
  'hold-release': 'win',
  tip: 'tip',
  bonus: 'bonus',
  'bonus-adjustment': 'bonus',
  rebate: 'rebate',
  'turnover-rebate': 'rebate',
  reward: 'bonus',
  'point-conversion': 'bonus',
  referral: 'bonus',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'withdrawal-return': 'withdrawal',
  'transfer-out': 'transfer',
  'transfer-in': 'transfer',
  'agent-transfer': 'transfer',
  'agent-dividend': 'transfer',
  'agent-salary': 'transfer',
  correction: 'correction',
  // Points have an account of their own, which reports do not read.
  points: null,
  'round-close': null,
  'draw-close': null,
  'draw-reopen': null,
  'jackpot-share': null,
  'withdrawal-paid': null,
  'transfer-settled': null,
} as const satisfies Record<TransferKind, Measure | null>;

/** Kinds of which each transfer is one bet. */
export const betKinds: ReadonlySet<TransferKind> = new Set(['stake', 'game-bet']);
