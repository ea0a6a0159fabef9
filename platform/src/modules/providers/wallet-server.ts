import {
  walletProtocolPath,
  type WalletAnswer,
  type WalletCall,
  type WalletStatus,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { gather } from '../../db/index.ts';
import { takeNonce } from '../../http/nonces.ts';
import { checkSignature, type Headers } from '../../http/signature.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import { refuse, sessionOf, playerOf, type Decision, type Desk } from './desk.ts';
import { authenticate } from './launches.ts';
import type { Partner, Partners } from './partners.ts';
import { decideSet, repeatedNonce, type MoneyCall } from './money-calls.ts';
import { rollback } from './rollbacks.ts';
import { endRound } from './rounds.ts';
import { readRequest, type AnyRequest, type RequestOf } from './wallet-request.ts';
import type { MoneyOrder } from './wallet-set.ts';

/** A call of the wallet protocol as it came in: the raw body is what was signed. */
export interface Received {
  readonly call: WalletCall;
  readonly headers: Headers;
  readonly body: string;
}

export interface WalletServer {
  /** Decides a call in one transaction. Never rejects: whatever happens has a status. */
  answer(received: Received): Promise<WalletAnswer>;
}

export interface WalletServerUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly partners: Partners;
}

export function createWalletServer(core: Core, uses: WalletServerUses): WalletServer {
  const decideMoney = gather((calls: readonly MoneyCall[]) =>
    core.db.transaction((tx) => decideSet(tx, calls, { core, ...uses })),
  );

  async function decideOnce(tx: Tx, caller: Caller, order: AnyOrder): Promise<WalletAnswer> {
    const now = core.clock.now();
    const isFirst = await takeNonce(tx, { partner: caller.partner.id, nonce: caller.nonce, now });
    if (!isFirst) return repeatedNonce(order.request.request_uuid);
    const { ledger, protection } = uses;
    const desk: Desk = { core, ledger, protection, tx, partner: caller.partner, now };
    return describe(desk, order.request.request_uuid, await decide(desk, order));
  }

  /** Bets and wins that come at the same time share a transaction; the rest has one of its own. */
  function answerTo({ partner, nonce }: Caller, order: AnyRequest): Promise<WalletAnswer> {
    if (order.call === 'bet' || order.call === 'win')
      return decideMoney({ ...order, partner, nonce });
    return core.db.transaction((tx) => decideOnce(tx, { partner, nonce }, order));
  }

  return {
    async answer(received) {
      const caller = identify(core, uses.partners, received);
      if (!caller.ok) return { status: caller.status, request_uuid: '' };
      const read = readRequest(received.call, received.body);
      if (!read.ok) return { status: read.status, request_uuid: read.requestId };
      const request_uuid = read.value.request.request_uuid;
      const about = { call: received.call, partner: caller.partner.id, request: request_uuid };
      try {
        const answer = await answerTo(caller, read.value);
        if (faultsOfProvider.has(answer.status))
          core.log.warn({ ...about, status: answer.status }, 'a provider asked for what cannot be');
        return answer;
      } catch (error) {
        core.log.error({ err: error, ...about }, 'wallet call failed');
        // Nothing was committed: the provider asks again with the same id.
        return { status: 'RS_ERROR_TIMEOUT', request_uuid };
      }
    },
  };
}

/** An id used for something else, a win for what is settled: a provider that does so has a fault to mend. */
const faultsOfProvider: ReadonlySet<WalletStatus> = new Set([
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_ALREADY_SETTLED',
]);

interface Caller {
  readonly partner: Partner;
  readonly nonce: string;
}

type Identified =
  | (Caller & { readonly ok: true })
  | { readonly ok: false; readonly status: WalletStatus };

function identify(core: Core, partners: Partners, { call, headers, body }: Received): Identified {
  const verdict = checkSignature(
    { method: 'POST', path: `${walletProtocolPath}/${call}`, body },
    headers,
    { now: core.clock.now(), secretOf: partners.secretOf },
  );
  const partner = verdict.ok ? partners.byId(verdict.partner) : null;
  if (verdict.ok && partner) return { ok: true, partner, nonce: verdict.nonce };
  const isUnknown = !verdict.ok && verdict.fault === 'unknown-key';
  return {
    ok: false,
    status: isUnknown ? 'RS_ERROR_INVALID_PARTNER' : 'RS_ERROR_INVALID_SIGNATURE',
  };
}

type AnyOrder = Exclude<AnyRequest, { readonly call: MoneyOrder['call'] }>;

function decide(desk: Desk, order: AnyOrder): Promise<Decision> {
  switch (order.call) {
    case 'authenticate':
      return authenticate(desk, order.request);
    case 'balance':
      return balance(desk, order.request);
    case 'rollback':
      return rollback(desk, order.request);
    case 'end_round':
      return endRound(desk, order.request);
  }
}

async function balance(desk: Desk, request: RequestOf<'balance'>): Promise<Decision> {
  const session = await sessionOf(desk, request);
  return session
    ? { status: 'RS_OK', player: playerOf(session) }
    : refuse('RS_ERROR_INVALID_TOKEN');
}

/** The answer's body: also a refused bet shows the true balance. */
async function describe(
  desk: Desk,
  requestId: string,
  { status, player, more }: Decision,
): Promise<WalletAnswer> {
  if (!player) return { status, request_uuid: requestId, ...more };
  const { balanceUnits } = await desk.ledger.balance(accounts.cash(player.id), desk.tx);
  return {
    status,
    request_uuid: requestId,
    user: player.id,
    currency: player.currency,
    balance: String(balanceUnits),
    ...more,
  };
}
