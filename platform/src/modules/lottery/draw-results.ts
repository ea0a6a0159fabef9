import { drawShapes, type Draw, type Page, type Trends } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Catalogue } from './catalogue.ts';
import { openedDraws } from './draw.store.ts';
import { latestOpened, resultsOf } from './list.store.ts';
import { trendsOf } from './trends.ts';
import { drawView } from './views.ts';

/** Limits from the specification. */
export const openedShown = 6;
const openedGamesShown = 100;
const pageSize = 18;
const trendDraws = 50;

interface ResultFilter {
  readonly gameId: string;
  readonly day?: string;
  readonly before?: string;
  readonly limit?: number;
}

/** Results of past draws, for visitors. */
export interface DrawResults {
  openedByGame(count?: number): Promise<readonly Draw[]>;
  opened(gameId: string, limit?: number): Promise<Outcome<readonly Draw[], 'not-found'>>;
  results(filter: ResultFilter): Promise<Page<Draw>>;
  trends(gameId: string, draws?: number): Promise<Outcome<Trends, 'not-found'>>;
}

export function createDrawResults(
  { db }: Pick<Core, 'db'>,
  { catalogue }: { readonly catalogue: Catalogue },
): DrawResults {
  async function openedByGame(count = openedGamesShown): Promise<readonly Draw[]> {
    const latest = await latestOpened(db.read, 1);
    const newest = latest.sort((a, b) => b.draws_at.getTime() - a.draws_at.getTime());
    return newest.slice(0, count).map(drawView);
  }

  async function opened(
    gameId: string,
    limit = openedShown,
  ): Promise<Outcome<readonly Draw[], 'not-found'>> {
    if (!(await catalogue.gameOf(gameId))) return fail('not-found');
    return done((await openedDraws(db.read, gameId, limit)).map(drawView));
  }

  async function results({ limit = pageSize, ...filter }: ResultFilter): Promise<Page<Draw>> {
    const rows = await resultsOf(db.read, { ...filter, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return {
      rows: shown.map(drawView),
      next: rows.length > limit ? (shown.at(-1)?.draws_at.toISOString() ?? null) : null,
    };
  }

  async function trends(gameId: string, draws = trendDraws): Promise<Outcome<Trends, 'not-found'>> {
    const game = await catalogue.gameOf(gameId);
    if (!game) return fail('not-found');
    const latest = await openedDraws(db.read, gameId, draws);
    return done(
      trendsOf(
        drawShapes[game.drawFamily],
        latest.map(({ result }) => result ?? []),
      ),
    );
  }

  return { openedByGame, opened, results, trends };
}
