import { createServer as createHttpServer } from 'node:http';
import { hash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  freeRoundsPath,
  parseAmount,
  walletProtocolPath,
  type CatalogueGame,
  type CataloguePage,
  type MemberId,
  type ProviderFreeRounds,
  type ProviderRound,
  type ProviderTransaction,
  type ProviderTransactionPage,
  type WalletAnswer,
  type WalletCall,
} from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/server.ts';
import { signedHeaders } from '../http/signature.ts';
import { partnerOf } from '../provider-partners.ts';
import type { Member } from '../modules/identity/index.ts';
import { accounts, createLedger, type Ledger } from '../modules/ledger/index.ts';
import { createLive, type Live } from '../modules/live/index.ts';
import {
  createProviders,
  walletEndpoints,
  type GameRow,
  type Providers,
  type ProvidersUses,
} from '../modules/providers/index.ts';
import { closing } from './closing.ts';
import { createProtection, type Protection } from '../modules/protection/index.ts';
import { testCore, type TestCore } from './test-core.ts';
import { named } from '../http/named-plugin.ts';

export interface ProviderTable {
  readonly core: TestCore;
  readonly http: FastifyInstance;
  readonly ledger: Ledger;
  readonly live: Live;
  readonly providers: Providers;
  readonly protection: Protection;
  readonly isSignedIn: ProvidersUses['isSignedIn'];
  readonly provider: TestProvider;
  /** A member of a brand with money on the account. */
  aMember(options: {
    balance: string;
    brand?: string;
    currency?: string;
    type?: Member['type'];
  }): Promise<Member>;
  /** A member during a game, as the provider sees the member. */
  aPlayer(options: {
    balance: string;
    game?: string;
    type?: Member['type'];
    country?: string | null;
  }): Promise<Player>;
  /** Opens another game for a member. */
  sitDown(member: Member, code: string, country?: string | null): Promise<Player>;
  balanceOf(member: MemberId): Promise<bigint>;
}

export interface Player {
  readonly member: Member;
  readonly token: string;
  readonly game: GameRow;
}

/** A provider that calls the platform: it signs with its key and sends exactly what the test gives it. */
export interface TestProvider {
  catalogue: readonly CatalogueGame[];
  isDown: boolean;
  /** News of free rounds that came, and how it answers them. */
  readonly receivedFreeRounds: readonly ProviderFreeRounds[];
  freeRoundsStatus: number;
  /** The provider's own books; `null` if it reports none. */
  books: ProviderBook | null;
  /** Whatever it answers when it is asked for its books. */
  answersInstead: RawAnswer | null;
  send(call: WalletCall, body: object | string, changes?: SendChanges): Promise<WalletAnswer>;
}

export interface SendChanges {
  readonly secret?: string;
  readonly keyId?: string;
  readonly partner?: string;
  readonly nonce?: string;
  readonly now?: Date;
  /** Sent instead of the signed body. */
  readonly bodyAfterSigning?: string;
}

interface TableOptions {
  /** Settings of a second provider; none by default. */
  readonly acme?: Partial<Parameters<typeof partnerOf>[0]>;
}

export const asAcme: SendChanges = { partner: 'acme', secret: 'acme-test-secret-1' };

export const aGame = (code: string, changes: Partial<CatalogueGame> = {}): CatalogueGame => ({
  code,
  name: { en: 'River Lotus', bn: 'নদীর পদ্ম', es: 'Loto del Río', ar: 'لوتس النهر' },
  kind: 'RNG',
  classify: 'video-slot',
  launch_path: `/play/${code}`,
  art: code,
  rtp: 96.38,
  min_bet: { BDT: '5.00', EUR: '0.10' },
  hot: false,
  ...changes,
});

/**
 * Keys of a second provider, `acme`, in the form of its settings. Its games are `acme_tables` and
 * `acme_fish`.
 */
export const acmeKeys = { k1: { secret: 'acme-test-secret-1' } };
const acmeGames = [aGame('acme_tables', { kind: 'LIVE' }), aGame('acme_fish', { kind: 'FISH' })];

/** The provider side of the platform on a fresh database, with a provider that offers two games. */
export async function providerTable({ acme }: TableOptions = {}): Promise<ProviderTable> {
  const games = [
    aGame('river_lotus', { hot: true }),
    aGame('monsoon_gold', {
      name: { en: 'Monsoon Gold', bn: 'বর্ষার সোনা', es: 'Oro del Monzón', ar: 'ذهب المونسون' },
    }),
  ];
  const server = await catalogueServer(games);
  const other = acme && (await catalogueServer(acmeGames, 'acme'));
  const core = await testCore({
    config: {
      partners: other
        ? [
            partnerOf({
              id: 'acme',
              displayName: 'Acme',
              origin: other.origin,
              keys: acmeKeys,
              ...acme,
            }),
          ]
        : [],
      studio: { origin: server.origin, secret: 'studio-test-secret' },
    },
  });
  const live = createLive(core);
  const ledger = createLedger(core, { live });
  const protection = createProtection(core, {
    live,
    endPlay: (tx, member, why) => providers.endPlay(tx, member, why),
  });
  const jackpotSharesOf = async () => [];
  const isSignedIn = async () => true;
  const providers = createProviders(core, {
    ledger,
    protection,
    live,
    isSignedIn,
    jackpotSharesOf,
  });
  const http = await createServer(core);
  await http.register(named(walletEndpoints(providers)));
  closing(() => http.close());
  await providers.readCatalogues();

  const provider: TestProvider = Object.assign((other ?? server).state, {
    send: (call: WalletCall, body: object | string, changes: SendChanges = {}) =>
      send(http, core, {
        call,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        changes,
      }),
  });

  async function aMember({
    balance,
    brand = 'padma',
    currency = 'BDT',
    type = 0,
  }: Parameters<ProviderTable['aMember']>[0]): Promise<Member> {
    const id = core.ids.next('mem');
    const amountUnits = parseAmount(balance) ?? 0n;
    const booking = {
      key: `test-deposit:${id}`,
      kind: 'deposit' as const,
      currency,
      reference: id,
      moves: [{ from: accounts.deposits('test'), to: accounts.cash(id), amountUnits }],
    };
    if (amountUnits > 0n) await core.db.transaction((tx) => ledger.book(tx, [booking]));
    return {
      id,
      account: 'rahim',
      nickname: 'rahim',
      type,
      brand,
      currency,
      lastLoginAt: null,
      token: 'handle',
    };
  }

  async function sitDown(
    member: Member,
    code: string,
    country: string | null = null,
  ): Promise<Player> {
    const game = await gameOf(providers, code);
    const token = await openSession({ providers, provider }, { member, game, country });
    return { member, game, token };
  }

  return {
    core,
    http,
    ledger,
    live,
    providers,
    protection,
    isSignedIn,
    provider,
    aMember,
    sitDown,
    aPlayer: async ({ balance, game = 'river_lotus', type = 0, country = null }) =>
      sitDown(await aMember({ balance, type }), game, country),
    balanceOf: async (member) => (await ledger.balance(accounts.cash(member))).balanceUnits,
  };
}

async function gameOf(providers: Providers, code: string): Promise<GameRow> {
  const { games } = await providers.offer({ brand: 'padma', currency: 'BDT', country: null });
  const game = games.find((offered) => offered.code === code);
  if (!game) throw new Error(`no game ${code}`);
  return game;
}

async function openSession(
  { providers, provider }: { providers: Providers; provider: TestProvider },
  { member, game, country }: { member: Member; game: GameRow; country: string | null },
): Promise<string> {
  const answer = await provider.send(
    'authenticate',
    {
      request_uuid: randomUUID(),
      launch_token: await launchToken(providers, { member, game, country }),
      game_code: game.code,
    },
    game.provider === 'acme' ? asAcme : {},
  );
  if (!answer.token) throw new Error(`no session: ${answer.status}`);
  return answer.token;
}

export async function launchToken(
  providers: Providers,
  { member, game, country = null }: { member: Member; game: GameRow; country?: string | null },
): Promise<string> {
  const origin = 'http://localhost:4000';
  const address = await providers.launch({
    member,
    game,
    language: 'bn',
    country,
    currencyPosition: 'before',
    lobbyUrl: `${origin}/rng`,
    hostOrigin: origin,
  });
  return new URL(address ?? '').searchParams.get('launch_token') ?? '';
}

async function send(
  http: FastifyInstance,
  core: TestCore,
  { call, body, changes }: { call: WalletCall; body: string; changes: SendChanges },
): Promise<WalletAnswer> {
  const {
    partner = 'studio',
    keyId = 'k1',
    secret = 'studio-test-secret',
    nonce = randomUUID(),
    now = core.clock.now(),
  } = changes;
  const url = `${walletProtocolPath}/${call}`;
  const headers = signedHeaders(
    { method: 'POST', path: url, body },
    { partner, keyId, secret },
    { now, nonce },
  );
  const reply = await http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: changes.bodyAfterSigning ?? body,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/**
 * Answers as a provider's server does: its health, and its catalogue page by page to correctly signed
 * requests.
 */
export async function catalogueServer(catalogue: readonly CatalogueGame[], partner = 'studio') {
  const state = {
    books: null as ProviderBook | null,
    answersInstead: null as RawAnswer | null,
    catalogue,
    isDown: false,
    pageSize: 1_000,
    answered: [] as number[],
    receivedFreeRounds: [] as ProviderFreeRounds[],
    freeRoundsStatus: 200,
  };
  const server = createHttpServer((request, reply) => {
    if (state.isDown) return void request.socket.destroy();
    if (request.url === '/health') return void reply.end('{}');
    const isSigned =
      request.headers['x-partner-id'] === partner && Boolean(request.headers['x-signature']);
    if (request.url === freeRoundsPath) {
      void text(request).then((body) => {
        state.receivedFreeRounds.push(JSON.parse(body));
        reply.writeHead(isSigned ? state.freeRoundsStatus : 401).end('{}');
      });
      return;
    }
    const { answersInstead } = state;
    if (answersInstead && /^\/(rounds|transactions)/.test(request.url ?? ''))
      return void reply.writeHead(answersInstead.status).end(answersInstead.body);
    const shown = state.books && pageOfBooks(state.books, request.url ?? '');
    if (shown) return void reply.writeHead(isSigned ? 200 : 401).end(JSON.stringify(shown));
    const etag = `"${hash('sha256', JSON.stringify(state.catalogue))}"`;
    reply.statusCode = !isSigned ? 401 : request.headers['if-none-match'] === etag ? 304 : 200;
    state.answered.push(reply.statusCode);
    reply.setHeader('etag', etag);
    reply.end(reply.statusCode === 200 ? pageOf(state, request.url ?? '') : undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { state, origin: `http://127.0.0.1:${address.port}` };
}

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/** A provider's own books. */
export interface ProviderBook {
  readonly transactions: readonly ProviderTransaction[];
  readonly rounds: readonly ProviderRound[];
}

function pageOfBooks({ transactions, rounds }: ProviderBook, path: string): object | null {
  const { pathname, searchParams } = new URL(path, 'http://provider');
  if (pathname.startsWith('/rounds/'))
    return rounds.find(({ round }) => pathname === `/rounds/${encodeURIComponent(round)}`) ?? {};
  if (pathname !== '/transactions') return null;
  const [from, until] = [searchParams.get('from') ?? '', searchParams.get('until') ?? ''];
  const start = Number(searchParams.get('after') ?? 0);
  const within = transactions.filter(({ at }) => at >= from && at < until);
  const next = start + 2 < within.length ? String(start + 2) : null;
  return { transactions: within.slice(start, start + 2), next } satisfies ProviderTransactionPage;
}

function pageOf(
  { catalogue, pageSize }: { catalogue: readonly CatalogueGame[]; pageSize: number },
  path: string,
): string {
  const start = Number(new URL(path, 'http://provider').searchParams.get('after') ?? 0);
  const end = start + pageSize;
  const next = end < catalogue.length ? String(end) : null;
  return JSON.stringify({ games: catalogue.slice(start, end), next } satisfies CataloguePage);
}
