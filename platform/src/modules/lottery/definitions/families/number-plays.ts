import { drawShapes, type DrawFamily } from '@croupier/contracts';
import type { Window } from '../condition.ts';
import type { PickPlayType } from '../game-definition.ts';
import { text } from '../localized-text.ts';
import { widthOf } from '../match.ts';
import { priced } from './digit-plays.ts';

const listedReturn = 90;

interface NumberPlay {
  readonly code: string;
  readonly family: Extract<DrawFamily, 'PK10' | 'E115' | 'KENO'>;
  readonly count: number;
}

/** The first drawn numbers, each in its position. */
export function inOrder({ code, family, count }: NumberPlay): PickPlayType {
  const shape = drawShapes[family];
  return priced(shape, listedReturn, {
    code,
    name: text(
      `First {${count}} in order`,
      `প্রথম {${count}}টি ক্রমানুসারে`,
      `Los {${count}} primeros en orden`,
      `أول {${count}} بالترتيب`,
    ),
    rule: text(
      `Your numbers are the first {${count}} drawn, in the same order.`,
      `আপনার সংখ্যাগুলো একই ক্রমে প্রথম {${count}}টি ওঠা সংখ্যা।`,
      `Tus números son los {${count}} primeros, en el mismo orden.`,
      `أرقامك هي أول {${count}} سُحبت، بالترتيب نفسه.`,
    ),
    pick: { form: 'sequence', count, from: 1, to: shape.of, width: widthOf(shape) },
    match: { by: 'equal', sources: [{ at: [0, count], isJoined: true }] },
  });
}

/** All picked numbers are among those at the positions. */
export function allAmong({ code, family, count, at }: NumberPlay & { readonly at: Window }) {
  const shape = drawShapes[family];
  const drawn = at[1] - at[0];
  return priced(shape, listedReturn, {
    code,
    name: text(
      `{${count}} among the first {${drawn}}`,
      `প্রথম {${drawn}}টির মধ্যে {${count}}টি`,
      `{${count}} entre los {${drawn}} primeros`,
      `{${count}} ضمن أول {${drawn}}`,
    ),
    rule: text(
      `All {${count}} of your numbers are among the first {${drawn}} drawn, in any order.`,
      `আপনার {${count}}টি সংখ্যাই প্রথম {${drawn}}টি ওঠা সংখ্যার মধ্যে, যেকোনো ক্রমে।`,
      `Tus {${count}} números están entre los {${drawn}} primeros, en cualquier orden.`,
      `كل أرقامك الـ{${count}} ضمن أول {${drawn}} سُحبت، بأي ترتيب.`,
    ),
    pick: { form: 'set', count, from: 1, to: shape.of, width: widthOf(shape) },
    match: { by: 'count', source: { at }, counts: [count] },
  });
}

/** All drawn numbers are among the picked ones, of which there are more. */
export function drawnWithin({ code, family, count }: NumberPlay): PickPlayType {
  const shape = drawShapes[family];
  return priced(shape, listedReturn, {
    code,
    name: text(
      `All {${shape.count}} within {${count}}`,
      `{${count}}টির মধ্যে সব {${shape.count}}টি`,
      `Los {${shape.count}} dentro de {${count}}`,
      `كل الـ{${shape.count}} ضمن {${count}}`,
    ),
    rule: text(
      `All {${shape.count}} numbers drawn are among your {${count}}.`,
      `ওঠা {${shape.count}}টি সংখ্যাই আপনার {${count}}টির মধ্যে।`,
      `Los {${shape.count}} números sorteados están entre tus {${count}}.`,
      `كل الأرقام الـ{${shape.count}} المسحوبة ضمن أرقامك الـ{${count}}.`,
    ),
    pick: { form: 'set', count, from: 1, to: shape.of, width: widthOf(shape) },
    match: { by: 'within', source: { at: [0, shape.count] } },
  });
}
