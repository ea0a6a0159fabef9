import { pageIdle } from '../mount/page-idle.ts';
import type { LoadPiece } from './remote-store.ts';

/** A piece that a visitor requested precedes pieces that fill the page automatically. */
export interface LoadPriority {
  /** Other pieces wait until this promise has settled. */
  goesFirst(work: Promise<unknown>): void;
  /** Settles once no preceding work is left, or it has taken too long. Never rejects. */
  turn(): Promise<void>;
}

/** The maximum wait for preceding work. */
const patienceMs = 3_000;

export function createLoadPriority(): LoadPriority {
  const first = new Set<Promise<unknown>>();
  return {
    goesFirst(work) {
      const settled = work.catch(() => undefined).finally(() => first.delete(settled));
      first.add(settled);
    },
    async turn() {
      if (first.size === 0) return;
      let end: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<void>((over) => (end = setTimeout(over, patienceMs)));
      // Painting the loaded piece is part of its turn.
      await Promise.race([Promise.all(first).then(pageIdle), patience]);
      clearTimeout(end);
    },
  };
}

/** Neither fetched nor shown before preceding work is done: fetching and rendering both slow it down. */
export function afterPriorityLoads<Props>(
  load: LoadPiece<Props>,
  { turn }: LoadPriority,
): LoadPiece<Props> {
  return async (module, name, attempt) => {
    await turn();
    const Component = await load(module, name, attempt);
    await turn();
    return Component;
  };
}
