import { useState } from 'react';

const pageSize = 15;

export interface Cursor {
  readonly input: { readonly limit: number; readonly before?: string };
  readonly isFirst: boolean;
  older(next: string): void;
  newer(): void;
}

/** Where a reader of a paged list stands: the cursors passed on the way there. */
export function useCursor(): Cursor {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const before = passed.at(-1);
  return {
    input: { limit: pageSize, ...(before === undefined ? {} : { before }) },
    isFirst: before === undefined,
    older: (next) => setPassed([...passed, next]),
    newer: () => setPassed(passed.slice(0, -1)),
  };
}
