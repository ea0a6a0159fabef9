import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isLanguage, type FunLaunchParameters, type LaunchParameters } from '@croupier/contracts';
import { fillGamePage, gamePageHeaders, originOf } from '@croupier/provider/game-page';
import type { FastifyInstance } from 'fastify';
import type { BookPage } from '../play-protocol.ts';
import { limitsOf, limitsUpTo, stakeEndsOf } from '../tickets/limits.ts';
import { leaguePlans, type Vendor } from '../world/leagues.ts';
import { entryByCode } from './catalogue.ts';

const yearS = 31_536_000;

export interface PageOptions {
  readonly vendor: Vendor;
  /** Folder of the built page. */
  readonly clientDir: string;
  readonly hostOrigins: readonly string[];
}

/** Serves the book's page, and its files under names that contain a content hash. */
export async function servePage(
  server: FastifyInstance,
  { vendor, clientDir, hostOrigins }: PageOptions,
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
      const page = pageOf(params.code, query, hostOrigins);
      if (page?.vendor !== vendor)
        return reply.code(404).type('text/plain; charset=utf-8').send('No such page here.');
      const template = await readFile(join(clientDir, 'index.html'), 'utf8');
      const { language, title } = page;
      return reply
        .type('text/html; charset=utf-8')
        .headers(gamePageHeaders(hostOrigins))
        .send(fillGamePage(template, { language, title, page }));
    },
  );
}

type LaunchQuery = Partial<LaunchParameters> & Partial<Pick<FunLaunchParameters, 'mode'>>;

/** `null` if the entry, its currency or the framing origin is unknown. */
function pageOf(code: string, query: LaunchQuery, hostOrigins: readonly string[]): BookPage | null {
  const entry = entryByCode(code);
  const currency = query.currency ?? '';
  const limits = limitsOf(currency);
  const hostOrigin = hostOrigins.find((origin) => origin === query.host_origin);
  if (!entry || !limits || !hostOrigin) return null;
  const isFun = query.mode === 'fun';
  const language = isLanguage(query.language) ? query.language : 'en';
  return {
    gameCode: entry.code,
    title: entry.name[language],
    vendor: entry.vendor,
    league: entry.league,
    language,
    currency,
    currencyPosition: query.currency_position === 'after' ? 'after' : 'before',
    hostOrigin,
    lobbyUrl:
      originOf(query.lobby_url) === hostOrigin ? (query.lobby_url ?? hostOrigin) : hostOrigin,
    limits: limitsUpTo(limits, isFun ? undefined : query.max_stake),
    leagueStakes: leagueStakesOf(entry.vendor, currency),
    isFun,
    showTicket: (!isFun && query.show_round) || null,
  };
}

function leagueStakesOf(vendor: string, currency: string): BookPage['leagueStakes'] {
  const own = leaguePlans.filter((plan) => plan.vendor === vendor);
  return Object.fromEntries(
    own.flatMap(({ code }) => {
      const ends = stakeEndsOf(currency, [code]);
      return ends ? [[code, ends]] : [];
    }),
  );
}
