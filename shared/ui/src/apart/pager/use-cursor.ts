import { useState } from 'react';

const pageSize = 15;

export interface Cursor {
  readonly input: { readonly limit: number; readonly before?: string };
  /** End of the page before; `null`: the first page. */
  readonly before: string | null;
  readonly isFirst: boolean;
  older(next: string): void;
  newer(): void;
}

/** The position in a paged list: the cursors of the pages passed so far. Another filter begins at the first page. */
export function useCursor(filter = ''): Cursor {
  const [place, setPlace] = useState<{ filter: string; passed: readonly string[] }>({
    filter,
    passed: [],
  });
  const passed = place.filter === filter ? place.passed : [];
  const setPassed = (next: readonly string[]) => setPlace({ filter, passed: next });
  const before = passed.at(-1);
  return {
    input: { limit: pageSize, ...(before === undefined ? {} : { before }) },
    before: before ?? null,
    isFirst: before === undefined,
    older: (next) => setPassed([...passed, next]),
    newer: () => setPassed(passed.slice(0, -1)),
  };
}
