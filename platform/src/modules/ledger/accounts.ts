import type {
  ChaseId,
  DrawId,
  HoldId,
  MemberId,
  RoundId,
  WalletTransferId,
  WithdrawalId,
} from '@croupier/contracts';

/**
 * Path of an account, such as `player:mem_…:cash`, `round:…` or `house:gaming:studio`. Only `accounts` makes
 * one.
 */
export type AccountPath = string & { readonly path: unique symbol };

/** The chart of accounts; the README explains each of them. */
export const accounts = {
  cash: (member: MemberId) => path(`player:${member}:cash`),
  /** Money under terms: staked in games, never withdrawn. */
  bonus: (member: MemberId) => path(`player:${member}:bonus`),
  /** Points of the points mall, in a currency of their own. */
  points: (member: MemberId) => path(`player:${member}:points`),
  round: (round: RoundId) => path(`round:${round}`),
  drawStakes: (draw: DrawId) => path(`draw:${draw}:stakes`),
  chase: (chase: ChaseId) => path(`chase:${chase}`),
  /** What a member owes the house; the balance is at most zero. */
  receivable: (member: MemberId) => path(`receivable:${member}`),
  gaming: (provider: string) => path(`house:gaming:${provider}`),
  /** What players gave a provider or its dealers: owed to it. */
  tips: (provider: string) => path(`house:tips:${provider}`),
  playGaming: (provider: string) => path(`house:play-gaming:${provider}`),
  deposits: (provider: string) => path(`house:deposits:${provider}`),
  hold: (hold: HoldId) => path(`hold:${hold}`),
  withdrawal: (withdrawal: WithdrawalId) => path(`withdrawal:${withdrawal}`),
  /** An agent's float: money that an agent sends along the line passes through it within one booking. */
  agentFloat: (agent: MemberId) => path(`agent:${agent}:float`),
  transit: (transfer: WalletTransferId) => path(`transit:${transfer}`),
  transfers: (provider: string) => path(`house:transfers:${provider}`),
  payouts: (provider: string) => path(`house:payouts:${provider}`),
  house: (
    purpose:
      | 'lottery'
      | 'promo'
      | 'agents'
      | 'play-money'
      | 'fees'
      | 'write-offs'
      | 'corrections'
      | 'points',
  ) => path(`house:${purpose}`),
  jackpot: (name: string) => path(`jackpot:${name}`),
};

const playerPrefix = 'player:';

/** A player's account is a locked row that cannot go below zero; every other account is append-only. */
export function isStrict(account: AccountPath): boolean {
  return account.startsWith(playerPrefix);
}

/** The id of the member whose cash account this is; `null` for any other account. */
export function cashOwnerOf(account: AccountPath): MemberId | null {
  const [, owner = '', purpose] = account.split(':');
  return isStrict(account) && purpose === 'cash' ? memberId(owner) : null;
}

/** The member whose account this is; only for a player's account. */
export function playerOf(account: AccountPath): MemberId {
  if (!isStrict(account)) throw new Error(`${account} is no player's account`);
  return memberId(account.split(':')[1] ?? '');
}

function path(text: string): AccountPath {
  return text as AccountPath;
}

function memberId(text: string): MemberId {
  return text as MemberId;
}
