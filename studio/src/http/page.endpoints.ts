import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  isLanguage,
  parseAmount,
  type DecimalAmount,
  type FunLaunchParameters,
  type Language,
  type LaunchParameters,
} from '@croupier/contracts';
import { fillGamePage, gamePageHeaders, originOf } from '@croupier/provider/game-page';
import type { FastifyInstance } from 'fastify';
import type { PlayGame, PlayPage } from '../play-protocol.ts';
import type { Game } from '../games/game.ts';
import type { Provider } from '../providers/provider.ts';
import { funCycleMs } from '../rounds/fun-play.ts';

const yearS = 31_536_000;

export interface PageOptions {
  /** Folder of the built page. */
  readonly clientDir: string;
  readonly hostOrigins: readonly string[];
  readonly provider: Pick<Provider, 'id' | 'gameByCode' | 'keepsWallets'>;
}

/** Serves the game's page, and its files under names that contain a content hash. */
export async function servePage(
  server: FastifyInstance,
  { clientDir, hostOrigins, provider }: PageOptions,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: yearS * 1000,
    index: false,
  });

  server.get<{ Params: { code: string }; Querystring: LaunchQuery }>(
    '/play/:code',
    async ({ params, query }, reply) => {
      const page = pageOf(provider, { code: params.code, query, hostOrigins });
      if (!page)
        return reply.code(404).type('text/plain; charset=utf-8').send('No such game here.');
      const template = await readFile(join(clientDir, 'index.html'), 'utf8');
      return reply
        .type('text/html; charset=utf-8')
        .headers(gamePageHeaders(hostOrigins))
        .send(fillGamePage(template, { language: page.language, title: page.game.name, page }));
    },
  );
}

type LaunchQuery = Partial<LaunchParameters> & Partial<Pick<FunLaunchParameters, 'mode'>>;

/** `null` if the game, its currency or the framing origin is unknown. */
function pageOf(
  provider: PageOptions['provider'],
  {
    code,
    query,
    hostOrigins,
  }: { code: string; query: LaunchQuery; hostOrigins: readonly string[] },
): PlayPage | null {
  const game = provider.gameByCode(code);
  const hostOrigin = hostOrigins.find((origin) => origin === query.host_origin);
  const stakes = game?.stakes[query.currency ?? ''];
  if (!game || !stakes || !hostOrigin) return null;
  const isFun = query.mode === 'fun';
  if (isFun && !game.listing.has_fun_play) return null;
  const language = isLanguage(query.language) ? query.language : 'en';
  return {
    game: gameOf(game, language),
    face: game.face,
    provider: provider.id,
    keepsWallets: provider.keepsWallets,
    language,
    currency: query.currency ?? '',
    currencyPosition: query.currency_position === 'after' ? 'after' : 'before',
    stakes: stakesUpTo(stakes, query.max_stake),
    minCycleMs: isFun ? funCycleMs : cycleOf(query.min_cycle_ms),
    isFun,
    hostOrigin,
    lobbyUrl:
      originOf(query.lobby_url) === hostOrigin ? (query.lobby_url ?? hostOrigin) : hostOrigin,
    launchToken: query.launch_token ?? '',
    showRound: (!isFun && query.show_round) || null,
  };
}

function gameOf({ listing }: Game, language: Language): PlayGame {
  const { code, name, art, rtp } = listing;
  return { code, name: name[language], art, rtp };
}

/** The stakes that the wallet takes; the lowest one if it takes none, so that the page can say why. */
function stakesUpTo(
  stakes: readonly DecimalAmount[],
  most: DecimalAmount | undefined,
): readonly DecimalAmount[] {
  const mostUnits = parseAmount(most ?? '');
  if (mostUnits === null) return stakes;
  const taken = stakes.filter((stake) => (parseAmount(stake) ?? 0n) <= mostUnits);
  return taken.length > 0 ? taken : stakes.slice(0, 1);
}

const cycleAtMostMs = 60_000;

function cycleOf(text: string | undefined): number {
  return Math.min(cycleAtMostMs, Math.max(0, Number.parseInt(text ?? '0', 10) || 0));
}
