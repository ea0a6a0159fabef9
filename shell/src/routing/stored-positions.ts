import { perTab } from '../preferences/stored.ts';

/** Session storage: how far down the pages of this tab's history were, for when one of them is loaded anew. */
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

/** Whether this document is one that the visitor has come back to: by a reload, by back or by forward. */
export function isReturnNavigation(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate';
}
