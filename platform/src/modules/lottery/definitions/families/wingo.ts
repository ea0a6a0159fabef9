import { named, numbered, range, sizes } from '../choices.ts';
import { choiceTexts } from '../choice-texts.ts';
import type { Condition, Measure } from '../condition.ts';
import type { PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';

const digit: Measure = { of: 'number', at: 0 };

/** One digit (lottery rules 4.6); the fee of 2 % on the stake is part of the odds: x2 of 0.98 is 1.96. */
export const wingoPlayTypes: readonly PlayTypeDefinition[] = [
  {
    code: 'colour',
    name: text('Colour', 'রং', 'Color', 'اللون'),
    rule: text(
      'Green wins on {1}, {3}, {7}, {9} and less on {5}; red on {2}, {4}, {6}, {8} and less on {0}; violet on {0} and {5}.',
      'সবুজ জেতে {1}, {3}, {7}, {9}-এ, {5}-এ কম; লাল {2}, {4}, {6}, {8}-এ, {0}-তে কম; বেগুনি {0} ও {5}-এ।',
      'El verde gana con {1}, {3}, {7}, {9} y menos con {5}; el rojo con {2}, {4}, {6}, {8} y menos con {0}; el violeta con {0} y {5}.',
      'يفوز الأخضر مع {1} و{3} و{7} و{9} وأقل مع {5}؛ والأحمر مع {2} و{4} و{6} و{8} وأقل مع {0}؛ والبنفسجي مع {0} و{5}.',
    ),
    choices: [
      {
        code: 'green',
        name: choiceTexts.green,
        pays: [
          { odds: '1.96', when: shows(1, 3, 7, 9) },
          { odds: '1.47', when: shows(5) },
        ],
      },
      {
        code: 'red',
        name: choiceTexts.red,
        pays: [
          { odds: '1.96', when: shows(2, 4, 6, 8) },
          { odds: '1.47', when: shows(0) },
        ],
      },
      named('violet', '4.41', shows(0, 5)),
    ],
  },
  {
    code: 'number',
    name: text('Number', 'সংখ্যা', 'Número', 'الرقم'),
    rule: text(
      'The digit drawn is yours.',
      'ওঠা অঙ্কটি আপনার।',
      'El dígito sorteado es el tuyo.',
      'الرقم المسحوب هو رقمك.',
    ),
    choices: numbered(range(0, 9), digit, () => '8.82'),
  },
  {
    code: 'size',
    name: text('Big or small', 'বড় বা ছোট', 'Grande o pequeño', 'كبير أو صغير'),
    rule: text(
      'The digit drawn is {5}–{9} (big) or {0}–{4} (small).',
      'ওঠা অঙ্কটি {5}–{9} (বড়) বা {0}–{4} (ছোট)।',
      'El dígito sorteado es {5}–{9} (grande) o {0}–{4} (pequeño).',
      'الرقم المسحوب {5}–{9} (كبير) أو {0}–{4} (صغير).',
    ),
    choices: sizes(digit, { big: [5, 9], small: [0, 4] }, '1.96'),
  },
];

function shows(...values: number[]): Condition {
  return { measure: digit, values };
}
