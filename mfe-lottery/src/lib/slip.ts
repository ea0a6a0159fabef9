import type { PlayType } from '@croupier/contracts';
import { countPicks, mostLines, picksOf, type Marks } from './marks.ts';
import type { WrittenForm } from './pad-layout.ts';

/** The part of a slip for one play type. */
export interface SlipEntry {
  readonly playType: string;
  /** Added one by one: choices, random picks, a pasted list. No duplicates. */
  readonly picks: readonly string[];
  /** Numbers marked on the pad; their picks are generated on demand. */
  readonly marks: Marks;
}

/** Chosen and not yet placed; each play type has at most one entry. */
export type Slip = readonly SlipEntry[];

export interface Pick {
  readonly playType: string;
  readonly choice: string;
}

export type SlipChange =
  | { readonly kind: 'toggled'; readonly pick: Pick }
  | { readonly kind: 'added'; readonly playType: string; readonly picks: readonly string[] }
  | { readonly kind: 'marked'; readonly playType: string; readonly marks: Marks }
  | { readonly kind: 'removed'; readonly playType: string }
  | { readonly kind: 'filled'; readonly slip: Slip }
  | { readonly kind: 'cleared' };

export function changeSlip(slip: Slip, change: SlipChange): Slip {
  switch (change.kind) {
    case 'toggled':
      return changeEntry(slip, change.pick.playType, (entry) => ({
        ...entry,
        picks: entry.picks.includes(change.pick.choice)
          ? entry.picks.filter((pick) => pick !== change.pick.choice)
          : [...entry.picks, change.pick.choice],
      }));
    case 'added':
      return changeEntry(slip, change.playType, (entry) => ({
        ...entry,
        picks: [...new Set([...entry.picks, ...change.picks])],
      }));
    case 'marked':
      return changeEntry(slip, change.playType, (entry) => ({ ...entry, marks: change.marks }));
    case 'removed':
      return slip.filter(({ playType }) => playType !== change.playType);
    case 'filled':
      return change.slip;
    case 'cleared':
      return [];
  }
}

export function entryOf(slip: Slip, playType: string): SlipEntry {
  return slip.find((entry) => entry.playType === playType) ?? { playType, picks: [], marks: [] };
}

/** A slip from lines of an earlier bet; lines that are no longer offered are left out. */
export function slipOfLines(lines: readonly Pick[], playTypes: readonly PlayType[]): Slip {
  return playTypes
    .map(({ code, pick, choices }) => ({
      playType: code,
      picks: lines
        .filter(({ playType }) => playType === code)
        .map(({ choice }) => choice)
        .filter(
          (choice) => pick.form !== 'choice' || choices.some((listed) => listed.code === choice),
        ),
      marks: [],
    }))
    .filter(({ picks }) => picks.length > 0);
}

/** Number of lines of an entry; beyond the slip's limit they are counted without being generated. */
export function countLines(entry: SlipEntry, playType: PlayType | undefined): number {
  const form = writtenForm(playType);
  if (!form || !hasMarks(entry)) return entry.picks.length;
  const marked = countPicks(form, entry.marks);
  return marked > mostLines ? marked : choicesOf(entry, playType).length;
}

/** The picks of an entry, without duplicates. */
export function choicesOf(entry: SlipEntry, playType: PlayType | undefined): readonly string[] {
  const form = writtenForm(playType);
  if (!form || !hasMarks(entry)) return entry.picks;
  return [...new Set([...entry.picks, ...picksOf(form, entry.marks)])];
}

/** The written form of a play type's picks; `null` where the picks are listed. */
export function writtenForm(playType: PlayType | undefined): WrittenForm | null {
  return playType && playType.pick.form !== 'choice' ? playType.pick : null;
}

function hasMarks({ marks }: SlipEntry): boolean {
  return marks.some((row) => row.length > 0);
}

function changeEntry(slip: Slip, playType: string, change: (entry: SlipEntry) => SlipEntry): Slip {
  const changed = change(entryOf(slip, playType));
  const isEmpty = changed.picks.length === 0 && !hasMarks(changed);
  if (isEmpty) return slip.filter((entry) => entry.playType !== playType);
  return slip.some((entry) => entry.playType === playType)
    ? slip.map((entry) => (entry.playType === playType ? changed : entry))
    : [...slip, changed];
}
