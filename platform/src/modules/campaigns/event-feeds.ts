import type { Core, Db } from '../../core.ts';
import { cursorOf, setCursor } from './cursors.store.ts';
import { placeAfter, type FeedPage, type Place } from './facts.store.ts';
import { createLookBack } from './look-back.ts';

interface Row {
  readonly at: Date;
  readonly place: Place;
}

interface Feed<One extends Row> {
  readonly brand: string;
  readonly name: string;
  next(reader: Db['read'], page: FeedPage): Promise<readonly One[]>;
}

const rowsAtOnce = 200;
/** After a long pause a run ends with so many pages, so that other work is not delayed; the next run continues. */
const pagesAtMost = 25;

/** Reads facts of other modules on from a cursor, oldest first, in pages; the cursor moves with each page. */
export function createEventFeeds({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  const lookBack = createLookBack(clock, { shortMs: 2_000, longMs: 60_000, everyMs: 10_000 });

  return {
    async follow<One extends Row>(
      { brand, name, next }: Feed<One>,
      work: (rows: readonly One[]) => Promise<void>,
    ): Promise<void> {
      const cursor = `${name} ${brand}`;
      const to = clock.now();
      const reached = (await cursorOf(db.read, cursor)) ?? to;
      let after = placeAfter(lookBack(cursor, reached));
      for (let pages = 0; pages < pagesAtMost;) {
        const rows = await next(db.read, { brand, after, to, limit: rowsAtOnce });
        if (rows.length > 0) await work(rows);
        const last = rows.at(-1);
        if (!last || rows.length < rowsAtOnce) return setCursor(db.read, cursor, to);
        after = last.place;
        if (last.at <= reached) continue;
        pages += 1;
        await setCursor(db.read, cursor, last.at);
      }
    },
  };
}
