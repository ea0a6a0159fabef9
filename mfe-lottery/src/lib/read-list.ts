import { canonicalPick, pickError, type PickError } from '@croupier/contracts';
import { mostLines } from './marks.ts';
import type { WrittenForm } from './pad-layout.ts';

/** The result of reading a pasted list. */
export interface ReadList {
  /** In the written order, without duplicates. */
  readonly picks: readonly string[];
  readonly errors: readonly ListError[];
  /** Number of repeated picks. */
  readonly repeated: number;
  /** Number of entries beyond the slip's limit; they were not read. */
  readonly unread: number;
}

export interface ListError {
  /** Number of the entry, from 1. */
  readonly at: number;
  readonly text: string;
  readonly error: PickError;
}

/**
 * Reads a pasted list: digits may be separated by any spaces and characters; numbers take one pick per line.
 */
export function readList(form: WrittenForm, text: string): ReadList {
  const between = form.form === 'digits' || form.count === 1 ? /[\s,;|]+/ : /[\n;|]+/;
  const entries = text
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const read = entries.slice(0, mostLines);
  const picks = new Set<string>();
  const errors: ListError[] = [];
  for (const [index, entry] of read.entries()) {
    const pick = canonicalPick(form, entry);
    const error = pickError(form, pick);
    if (error) errors.push({ at: index + 1, text: entry, error });
    else picks.add(pick);
  }
  return {
    picks: [...picks],
    errors,
    repeated: read.length - errors.length - picks.size,
    unread: entries.length - read.length,
  };
}
