import { canonicalPick, pickFault, type PickFault } from '@croupier/contracts';
import { mostLines } from './marks.ts';
import type { WrittenForm } from './pad-layout.ts';

/** What a pasted list comes to. */
export interface ReadList {
  /** In the order written, each once. */
  readonly picks: readonly string[];
  readonly faults: readonly ListFault[];
  /** Picks that stood there before. */
  readonly repeated: number;
  /** Entries beyond what a slip holds; they were not read. */
  readonly unread: number;
}

export interface ListFault {
  /** Which entry, from 1. */
  readonly at: number;
  readonly text: string;
  readonly fault: PickFault;
}

/** Reads a list as people paste it: digits between any spaces and signs, numbers one pick a line. */
export function readList(form: WrittenForm, text: string): ReadList {
  const between = form.form === 'digits' || form.count === 1 ? /[\s,;|]+/ : /[\n;|]+/;
  const entries = text
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const read = entries.slice(0, mostLines);
  const picks = new Set<string>();
  const faults: ListFault[] = [];
  for (const [index, entry] of read.entries()) {
    const pick = canonicalPick(form, entry);
    const fault = pickFault(form, pick);
    if (fault) faults.push({ at: index + 1, text: entry, fault });
    else picks.add(pick);
  }
  return {
    picks: [...picks],
    faults,
    repeated: read.length - faults.length - picks.size,
    unread: entries.length - read.length,
  };
}
