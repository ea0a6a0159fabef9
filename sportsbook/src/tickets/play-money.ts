import { parseAmount, type WalletAnswer, type WalletRequest } from '@croupier/contracts';
import type { WalletClient } from '@croupier/provider/wallet-client';
import { vendors, type Vendor } from '../world/leagues.ts';
import { limitsOf } from './limits.ts';

/** The wallet of free play. Its money exists in this process only: no other wallet is asked, no partner reads of it. */
export interface PlayMoney extends WalletClient {
  /** An account for a new player with money to play with; `null` for a currency without limits. */
  open(player: string, currency: string): bigint | null;
}

type PlayMoneyRequest = Omit<WalletRequest, 'request_uuid'>;

interface Account {
  balanceUnits: bigint;
  /** What each transaction moved: a repeated one moves nothing. */
  readonly moved: Map<string, bigint>;
}

const funEnd = '-fun';
const startingChips = 200n;
const accountsKept = 5_000;

/** Tickets of free play belong to partners of their own, so that they are in no partner's books. */
export const funPartnerOf = (vendor: Vendor): string => vendor + funEnd;
export const funPartners: readonly string[] = vendors.map(funPartnerOf);
export const isFunPartner = (partner: string): boolean => funPartners.includes(partner);

/** The vendor whose matches a session bets on. */
export const vendorOfPartner = (partner: string): string =>
  isFunPartner(partner) ? partner.slice(0, -funEnd.length) : partner;

/** A new account replaces the least recently used one. */
export function createPlayMoney(): PlayMoney {
  const accounts = new Map<string, Account>();

  function keep(player: string, account: Account): void {
    accounts.delete(player);
    accounts.set(player, account);
    const [oldest] = accounts.keys();
    if (accounts.size > accountsKept && oldest !== undefined) accounts.delete(oldest);
  }

  return {
    open(player, currency) {
      const chip = parseAmount(limitsOf(currency)?.chips[0] ?? '');
      if (!chip) return null;
      keep(player, { balanceUnits: chip * startingChips, moved: new Map() });
      return chip * startingChips;
    },

    async ask(call, request) {
      // The token of an account is its player.
      const player = request.user ?? request.token ?? '';
      const account = accounts.get(player);
      if (account) keep(player, account);
      if (call === 'wins') return payWins(accounts, request);
      // A bet that outlived its account ends without money.
      if (!account) return call === 'rollback' || call === 'adjust' ? fine : lost;
      if (call === 'bet') return bet(account, request);
      if (call === 'rollback') giveBack(account, request.reference_transaction_uuid ?? '');
      if (call === 'adjust') move(account, request.transaction_uuid, unitsOf(request));
      return { ...fine, balance: String(account.balanceUnits) };
    },
  };
}

const fine = { status: 'RS_OK', request_uuid: '' } satisfies WalletAnswer;
const lost = { status: 'RS_ERROR_INVALID_TOKEN', request_uuid: '' } satisfies WalletAnswer;

const unitsOf = ({ amount = '0' }: PlayMoneyRequest): bigint => BigInt(amount);

function bet(account: Account, request: PlayMoneyRequest): WalletAnswer {
  const units = unitsOf(request);
  if (units > account.balanceUnits) {
    const balance = String(account.balanceUnits);
    return { status: 'RS_ERROR_NOT_ENOUGH_MONEY', request_uuid: '', balance };
  }
  move(account, request.transaction_uuid, -units);
  return { ...fine, balance: String(account.balanceUnits) };
}

function payWins(
  accounts: ReadonlyMap<string, Account>,
  { items = [] }: Pick<PlayMoneyRequest, 'items'>,
): WalletAnswer {
  return {
    ...fine,
    items: items.map((item) => {
      const account = accounts.get(item.user ?? '');
      if (account) move(account, item.transaction_uuid, unitsOf(item));
      return { transaction_uuid: item.transaction_uuid ?? '', status: 'RS_OK' };
    }),
  };
}

function giveBack(account: Account, transaction: string): void {
  move(account, `${transaction}-back`, -(account.moved.get(transaction) ?? 0n));
}

function move(account: Account, transaction = '', units: bigint): void {
  if (account.moved.has(transaction)) return;
  account.moved.set(transaction, units);
  const after = account.balanceUnits + units;
  account.balanceUnits = after > 0n ? after : 0n;
}
