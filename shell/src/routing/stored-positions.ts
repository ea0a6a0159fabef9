import { perTab } from '../preferences/stored.ts';

/** Session storage: the scroll positions of the pages in this tab's history, for reloads. */
const storageKey = 'scroll-positions';
const mostKept = 50;

export function storedPositions(): Map<string, number> {
  const lines = (perTab.get(storageKey) ?? '').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [top = '', place] = line.split(/ (.*)/s);
      return place ? [[place, Number(top)]] : [];
    }),
  );
}

export function storePositions(positions: ReadonlyMap<string, number>): void {
  const lines = [...positions].map(([place, top]) => `${Math.round(top)} ${place}`);
  perTab.set(storageKey, lines.slice(-mostKept).join('\n'));
}

/** Whether the visitor returned to this document: by reload, back or forward. */
export function isReturnNavigation(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate';
}
