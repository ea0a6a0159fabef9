import { createServer } from 'node:http';
import type {
  WalletAnswer,
  WalletCall,
  WalletFreeRounds,
  WalletRequest,
} from '@croupier/contracts';
// Tests of providers close their servers with the tests of the platform; nothing of it ships.
// oxlint-disable-next-line no-restricted-imports
import { closing } from '../../../../platform/src/testing/index.ts';

/**
 * How the wallet handles one call: it answers, it executes the call and loses the answer, or it does nothing.
 */
export type Treatment = 'answer' | 'lose-answer' | 'drop' | WalletAnswer['status'];

export interface TestWallet {
  readonly url: string;
  /** The received calls, in order. */
  readonly asked: { readonly call: WalletCall; readonly request: WalletRequest }[];
  balance: bigint;
  /** Minimum time between two rounds that is sent to a session. */
  minCycleMs: number;
  /** The most that one play may stake, in units. */
  maxStake: string | null;
  /** Free rounds of the player, which the wallet counts. */
  freeRounds: WalletFreeRounds[];
  /** When a session ends that is opened or refreshed now. */
  sessionEnd: string;
  treat: (call: WalletCall) => Treatment;
}

/** A wallet behind HTTP: it moves money once per id, and fails as configured. Items of `wins` are wins. */
export async function testWallet(): Promise<TestWallet> {
  const moves = new Map<string, bigint>();
  const undone = new Set<string>();
  const wallet: { -readonly [Key in keyof TestWallet]: TestWallet[Key] } = {
    url: '',
    asked: [],
    balance: 10_000_000n,
    minCycleMs: 0,
    maxStake: null,
    freeRounds: [],
    sessionEnd: '',
    treat: () => 'answer',
  };

  const freeBets = new Map<string, string>();

  const leftOf = ({ reward_uuid }: WalletRequest) =>
    wallet.freeRounds.find((one) => one.reward_uuid === reward_uuid)?.left ?? 0;

  function countFree(reward: string | undefined, change: number): void {
    wallet.freeRounds = wallet.freeRounds.map((one) =>
      one.reward_uuid === reward ? { ...one, left: one.left + change } : one,
    );
  }

  function move(id: string, change: bigint): void {
    if (moves.has(id)) return;
    moves.set(id, change);
    wallet.balance += change;
  }

  function decide(call: WalletCall, request: WalletRequest): WalletAnswer['status'] {
    const {
      transaction_uuid: id = '',
      reference_transaction_uuid: reference = '',
      amount = '0',
    } = request;
    if (call === 'bet' && request.is_free) {
      if (undone.has(id)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (!moves.has(id) && leftOf(request) === 0) return 'RS_ERROR_LIMIT_REACHED';
      if (!moves.has(id)) countFree(request.reward_uuid, -1);
      freeBets.set(id, request.reward_uuid ?? '');
      move(id, 0n);
    } else if (call === 'bet') {
      if (undone.has(id)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (!moves.has(id) && wallet.balance < BigInt(amount)) return 'RS_ERROR_NOT_ENOUGH_MONEY';
      move(id, -BigInt(amount));
    }
    if (call === 'win') {
      if (!moves.has(reference)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      move(id, BigInt(amount));
    }
    if (call === 'adjust') {
      if (!moves.has(request.reference ?? '')) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      move(id, BigInt(amount));
    }
    if (call === 'rollback') {
      if (!undone.has(reference)) wallet.balance -= moves.get(reference) ?? 0n;
      if (!undone.has(reference) && freeBets.has(reference)) countFree(freeBets.get(reference), 1);
      undone.add(reference);
    }
    return 'RS_OK';
  }

  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const call = callOf(request.url ?? '');
      const asked: WalletRequest = JSON.parse(body);
      wallet.asked.push({ call, request: asked });
      const treatment = wallet.treat(call);
      const isWorked = treatment === 'answer' || treatment === 'lose-answer';
      const items = asked.items?.map((item) => ({
        transaction_uuid: item.transaction_uuid ?? '',
        status: isWorked ? decide('win', { ...item, request_uuid: '' }) : 'RS_ERROR_UNKNOWN',
      }));
      const status = isWorked ? decide(call, asked) : treatment;
      if (treatment === 'drop' || treatment === 'lose-answer') return void request.socket.destroy();
      reply.end(
        JSON.stringify({
          status,
          request_uuid: asked.request_uuid,
          // A launch token names its player; any other token belongs to the same player.
          user: playerOf(asked),
          currency: 'BDT',
          balance: String(wallet.balance),
          ...(items ? { items } : {}),
          ...(call === 'authenticate'
            ? {
                token: 'wallet-token',
                language: 'bn',
                min_cycle_ms: wallet.minCycleMs,
                ...(wallet.maxStake !== null && { max_stake: wallet.maxStake }),
                session_expires_at: wallet.sessionEnd,
                free_rounds: wallet.freeRounds,
              }
            : {}),
          ...(call === 'refresh'
            ? { token: 'newer-token', session_expires_at: wallet.sessionEnd }
            : {}),
          ...(asked.is_free ? { free_rounds_left: leftOf(asked) } : {}),
        }),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  wallet.url = `http://127.0.0.1:${address.port}`;
  return wallet;
}

function playerOf({ launch_token: launch = '', user }: WalletRequest): string {
  return launch.startsWith('mem_') ? launch : (user ?? 'mem_00000000000001');
}

function callOf(url: string): WalletCall {
  const calls: readonly WalletCall[] = [
    'authenticate',
    'refresh',
    'balance',
    'bet',
    'win',
    'wins',
    'rollback',
    'end_round',
    'adjust',
  ];
  const call = calls.find((name) => url.endsWith(`/${name}`));
  if (!call) throw new Error(`no wallet call ${url}`);
  return call;
}
