import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TransferAnswer, TransferCall, TransferRequest } from '@croupier/contracts';
import { checkSignature } from '../http/signature.ts';
import { closing } from './closing.ts';

/** Failures of the next transfers: before or after they are done, or in the answer itself. */
export type TransferError = 'lost-before' | 'lost-after' | 'garbage' | 'broken' | 'refused' | null;

export interface TestTransferProvider {
  readonly origin: string;
  readonly secret: string;
  error: TransferError;
  /** Answers neither `check` nor `balance`. */
  isAway: boolean;
  /** Number of requests per call. */
  readonly calls: Record<TransferCall, number>;
  /** A player's balance at the provider, in units. */
  walletOf(user: string): bigint;
  win(user: string, units: bigint): void;
}

type Outcome = 'done' | 'failed';

/** A provider with its own wallets, called over real HTTP. It executes each reference once. */
export async function transferProvider(now: () => Date): Promise<TestTransferProvider> {
  const secret = 'transfer-test-secret';
  const wallets = new Map<string, bigint>();
  const outcomes = new Map<string, Outcome>();
  const walletOf = (user: string) => wallets.get(user) ?? 0n;
  const own = {
    secret,
    error: null as TransferError,
    isAway: false,
    calls: { deposit: 0, withdraw: 0, check: 0, balance: 0 },
    walletOf,
    win: (user: string, units: bigint) => void wallets.set(user, walletOf(user) + units),
  };

  function move(call: 'deposit' | 'withdraw', request: TransferRequest): Outcome {
    const { user, reference = '', amount = '0' } = request;
    const earlier = outcomes.get(reference);
    if (earlier) return earlier;
    const after = walletOf(user) + BigInt(amount) * (call === 'deposit' ? 1n : -1n);
    const outcome = own.error === 'refused' || after < 0n ? 'failed' : 'done';
    if (outcome === 'done') wallets.set(user, after);
    outcomes.set(reference, outcome);
    return outcome;
  }

  /** The provider's final answer: a transfer that it does not know by now will never be done. */
  function check({ reference = '' }: TransferRequest): Outcome {
    const outcome = outcomes.get(reference) ?? 'failed';
    outcomes.set(reference, outcome);
    return outcome;
  }

  function outcomeOf(call: TransferCall, request: TransferRequest): Outcome {
    if (call === 'balance') return 'done';
    return call === 'check' ? check(request) : move(call, request);
  }

  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const path = incoming.url ?? '';
    const call = path.split('/').at(-1) as TransferCall;
    const verdict = checkSignature({ method: 'POST', path, body }, incoming.headers, {
      now: now(),
      secretOf: () => secret,
    });
    if (!verdict.ok) return void reply.writeHead(401).end();
    own.calls[call]++;
    const isMove = call === 'deposit' || call === 'withdraw';
    if (own.isAway || (isMove && own.error === 'lost-before'))
      return void incoming.socket.destroy();
    const request: TransferRequest = JSON.parse(body);
    const outcome = outcomeOf(call, request);
    if (isMove && own.error === 'lost-after') return void incoming.socket.destroy();
    if (isMove && own.error === 'broken') return void reply.writeHead(500).end('{}');
    if (isMove && own.error === 'garbage') return void reply.end('<html>');
    const answer: TransferAnswer = {
      status: outcome === 'done' ? 'RS_OK' : 'RS_ERROR_REFUSED',
      balance: String(walletOf(request.user)),
    };
    reply.end(JSON.stringify(answer));
  }

  const server = createServer((incoming, reply) => void answer(incoming, reply));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return Object.assign(own, { origin: `http://127.0.0.1:${address.port}` });
}
