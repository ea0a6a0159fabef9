import { z } from 'zod';
import type { EnteredPrize } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { ResultSource } from '../../outside-services.ts';
import { awaitedDraws, type DrawRow } from './draw.store.ts';
import type { OutsideResults } from './outside-results.ts';

const answerMs = 5_000;

/** `{ "prizes": { "special": ["60213"], "p1": ["80300"], … } }`: numbers are strings, with their leading zeros. */
const answer = z.object({
  prizes: z.record(z.string().max(64), z.array(z.string().max(12)).max(80)),
});

export interface ResultSources {
  /** Asks every source about every outside draw without numbers. */
  askAll(): Promise<void>;
}

/** Sources count as entrants: a result is valid when two different sources agree. */
export function createResultSources(
  { config, db, log }: Core,
  { outsideResults }: { readonly outsideResults: Pick<OutsideResults, 'enterFrom'> },
): ResultSources {
  const sources = config.outside.resultSources;

  async function ask(source: ResultSource, draw: DrawRow): Promise<void> {
    const prizes = await result(source, draw);
    if (!prizes) return;
    const entrant = { id: `source:${source.name}`, name: source.name, kind: 'source' } as const;
    const entered = await outsideResults.enterFrom(entrant, { drawId: draw.id, prizes, note: '' });
    // Two sources may answer at the same time; the one that comes after the result has nothing to add.
    if (!entered.ok && entered.code === 'invalid-input')
      log.warn(
        { source: source.name, draw: draw.id },
        'a source gave numbers that cannot have been drawn',
      );
  }

  async function result(source: ResultSource, draw: DrawRow): Promise<EnteredPrize[] | null> {
    const url = `${source.url}/${encodeURIComponent(draw.game_id)}/${encodeURIComponent(draw.numero)}`;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) });
      if (!response.ok) return null;
      const { prizes } = answer.parse(await response.json());
      return Object.entries(prizes).map(([prize, numbers]) => ({ prize, numbers }));
    } catch (error) {
      log.warn({ err: error, source: source.name }, 'a source of results did not answer');
      return null;
    }
  }

  return {
    async askAll() {
      if (sources.length < 2) return;
      for (const draw of await awaitedDraws(db.read))
        await Promise.all(sources.map((source) => ask(source, draw)));
    },
  };
}
