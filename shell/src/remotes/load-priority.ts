import { pageIdle } from '../mount/page-idle.ts';
import type { LoadPiece } from './remote-store.ts';

/** What a visitor has pressed goes before what fills the page by itself. */
export interface LoadPriority {
  /** Until this has settled, the rest waits. */
  goesFirst(work: Promise<unknown>): void;
  /** Settles once nothing goes first any more, or has taken too long. Never rejects. */
  turn(): Promise<void>;
}

/** Nobody waits longer for what goes before them. */
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
      // A picture of what has come is part of its turn.
      await Promise.race([Promise.all(first).then(pageIdle), patience]);
      clearTimeout(end);
    },
  };
}

/** Neither fetched nor shown before what goes first has come: both take time from it. */
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
