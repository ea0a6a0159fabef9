import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletStatus } from '@croupier/contracts';
import type { WalletClient } from '@croupier/provider/wallet-client';
import type { Db, Tx } from '../db/connect.ts';
import {
  addMove,
  addUnits,
  dropMove,
  holderOfRound,
  holderOfToken,
  lockMove,
  takeUnits,
  undoMove,
  unitsOf,
  type Holder,
} from './own-wallet.store.ts';

interface OwnWalletOptions {
  readonly db: Db;
  /** The platform's wallet: it says who plays, and whether they still may. It moves no money of these rounds. */
  readonly remote: WalletClient;
  readonly now: () => Date;
}

type Request = Parameters<WalletClient['ask']>[1];

/**
 * The wallets of a provider that holds its players' money, with the same calls as the platform's: rounds do not
 * know whose wallet they are played from. Each transaction id moves money once.
 */
export function createOwnWallet({ db, remote, now }: OwnWalletOptions): WalletClient {
  async function answer(status: WalletStatus, holder: Holder): Promise<WalletAnswer> {
    const balance = String(await unitsOf(db.read, holder));
    const { player: user, currency } = holder;
    return { status, request_uuid: randomUUID(), user, currency, balance };
  }

  const moveOf = (request: Request, holder: Holder) => ({
    id: request.transaction_uuid ?? '',
    ...holder,
    units: BigInt(request.amount ?? '0'),
    round_id: request.round ?? '',
    is_undone: false,
    moved_at: now(),
  });

  async function takeBet(tx: Tx, request: Request, holder: Holder): Promise<WalletStatus> {
    const move = { ...moveOf(request, holder), kind: 'bet' as const };
    if (!(await addMove(tx, move))) {
      const known = await lockMove(tx, move.id);
      return known?.kind === 'bet' && !known.is_undone
        ? 'RS_OK'
        : 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    }
    if (await takeUnits(tx, holder, move.units)) return 'RS_OK';
    await dropMove(tx, move.id);
    return 'RS_ERROR_NOT_ENOUGH_MONEY';
  }

  async function payWin(tx: Tx, request: Request, holder: Holder): Promise<WalletStatus> {
    const bet = await lockMove(tx, request.reference_transaction_uuid ?? '');
    if (bet?.kind !== 'bet') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    if (bet.is_undone) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    const move = { ...moveOf(request, holder), kind: 'win' as const };
    if (await addMove(tx, move)) await addUnits(tx, holder, move.units);
    return 'RS_OK';
  }

  /** A bet that is not there yet must not come later. */
  async function takeBack(tx: Tx, request: Request, holder: Holder): Promise<WalletStatus> {
    const id = request.reference_transaction_uuid ?? '';
    const tombstone = { ...moveOf(request, holder), id, kind: 'tombstone' as const, units: 0n };
    if (await addMove(tx, tombstone)) return 'RS_OK';
    const bet = await lockMove(tx, id);
    if (bet?.kind !== 'bet' || bet.is_undone) return 'RS_OK';
    await addUnits(tx, bet, bet.units);
    await undoMove(tx, id);
    return 'RS_OK';
  }

  const steps = { bet: takeBet, win: payWin, rollback: takeBack };

  async function move(call: keyof typeof steps, request: Request): Promise<WalletAnswer | null> {
    const holder = await holderOfRound(db.read, request.round ?? '');
    if (!holder) return null;
    const status = await db.transaction((tx) => steps[call](tx, request, holder));
    return answer(status, holder);
  }

  /** A player whom the platform has blocked cannot place bets from this wallet either. */
  async function mayBet({ token, game_code }: Request): Promise<WalletAnswer | null> {
    return remote.ask('balance', {
      ...(token !== undefined && { token }),
      ...(game_code !== undefined && { game_code }),
    });
  }

  return {
    async ask(call, request) {
      if (call === 'win' || call === 'rollback') return move(call, request);
      if (call === 'bet') {
        const allowed = await mayBet(request);
        return allowed?.status === 'RS_OK' ? move('bet', request) : allowed;
      }
      const answer = await remote.ask(call, request);
      if (answer?.status !== 'RS_OK') return answer;
      const { user, currency } = answer;
      const holder =
        user !== undefined && currency !== undefined
          ? { player: user, currency }
          : await holderOfToken(db.read, request.token ?? '');
      return holder ? { ...answer, balance: String(await unitsOf(db.read, holder)) } : answer;
    },
  };
}
