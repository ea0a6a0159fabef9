import type { ResultShape } from '@croupier/contracts';
import { expectedHits } from '../chance.ts';
import { oddsFor } from '../choices.ts';
import type { Window } from '../condition.ts';
import type { PickPlayType } from '../game-definition.ts';
import { text } from '../localized-text.ts';
import { none } from '../rational.ts';

/** The prize group of the listed odds: 1800 of 2000, so nine tenths of every stake return. */
const listedReturn = 90;

interface Play {
  readonly code: string;
  readonly at: Window;
}

/** Digits at these positions, in drawing order. */
export function directPlay(shape: ResultShape, { code, at }: Play, percentage = listedReturn) {
  const [from, to] = at.map((position) => position + 1);
  const last = (to ?? 1) - 1;
  return priced(shape, percentage, {
    code,
    name: text(
      `Digits {${from}}–{${last}} in order`,
      `অঙ্ক {${from}}–{${last}} ক্রমানুসারে`,
      `Dígitos {${from}}–{${last}} en orden`,
      `الأرقام {${from}}–{${last}} بالترتيب`,
    ),
    rule: text(
      `Your digits are the drawn digits {${from}} to {${last}}, in the same order.`,
      `আপনার অঙ্কগুলো {${from}} থেকে {${last}} নম্বর অঙ্কের সঙ্গে একই ক্রমে মেলে।`,
      `Tus dígitos son los sorteados del {${from}} al {${last}}, en el mismo orden.`,
      `أرقامك هي الأرقام المسحوبة من {${from}} إلى {${last}} بالترتيب نفسه.`,
    ),
    pick: { form: 'digits', count: at[1] - at[0] },
    match: { by: 'equal', sources: [{ at, isJoined: true }] },
  });
}

/** Digits at these positions in any order, of one pattern: `[2, 1]` for two equal and another. */
export function groupPlay(
  shape: ResultShape,
  { code, at, pattern }: Play & { readonly pattern: readonly number[] },
  percentage = listedReturn,
) {
  const [from, to] = at.map((position) => position + 1);
  const last = (to ?? 1) - 1;
  const shown = pattern.map((count) => `{${count}}`).join('+');
  return priced(shape, percentage, {
    code,
    name: text(
      `Digits {${from}}–{${last}}, any order (${shown})`,
      `অঙ্ক {${from}}–{${last}}, যেকোনো ক্রম (${shown})`,
      `Dígitos {${from}}–{${last}}, cualquier orden (${shown})`,
      `الأرقام {${from}}–{${last}} بأي ترتيب (${shown})`,
    ),
    rule: text(
      `Your digits are the drawn digits {${from}} to {${last}} in any order. So often each of yours shows: ${shown}.`,
      `আপনার অঙ্কগুলো {${from}} থেকে {${last}} নম্বর অঙ্ক, যেকোনো ক্রমে। আপনার প্রতিটি অঙ্ক এতবার: ${shown}।`,
      `Tus dígitos son los sorteados del {${from}} al {${last}} en cualquier orden. Cada uno de los tuyos aparece: ${shown}.`,
      `أرقامك هي الأرقام المسحوبة من {${from}} إلى {${last}} بأي ترتيب. تكرار كل رقم من أرقامك: ${shown}.`,
    ),
    pick: { form: 'digits', count: at[1] - at[0], pattern, isUnordered: true },
    match: { by: 'equal', sources: [{ at, isJoined: true }], isUnordered: true },
  });
}

/** A play type of one tier with odds that return a percentage of every stake. */
export function priced(
  shape: ResultShape,
  percentage: number,
  playType: Omit<PickPlayType, 'odds' | 'unitStake'>,
): PickPlayType {
  const unpriced = { ...playType, odds: ['1'], unitStake: 1 };
  const [chance = none] = expectedHits(unpriced, shape);
  return { ...unpriced, odds: [oddsFor(chance, percentage)] };
}
