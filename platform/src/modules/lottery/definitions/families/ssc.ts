import { drawShapes } from '@croupier/contracts';
import { named, numbered, parities, range, returning, sizes } from '../choices.ts';
import type { Measure } from '../condition.ts';
import type { ChoiceDefinition, PickPlayType, PlayTypeDefinition } from '../game-definition.ts';
import { pokers, triples } from '../hands.ts';
import { text } from '../localized-text.ts';
import { bullChoices, pokerChoices } from './ssc-hands.ts';
import { directPlay, groupPlay } from './digit-plays.ts';

const sum: Measure = { of: 'sum', at: [0, 5] };

/** Five digits, 100,000 outcomes (lottery rules 4.2): the sides at F4's odds, direct and group play by prize group. */
export const sscPlayTypes: readonly PlayTypeDefinition[] = [
  {
    code: 'sum-sides',
    name: text('Sum of five', 'পাঁচটির যোগফল', 'Suma de cinco', 'مجموع الخمسة'),
    rule: text(
      'The five digits add up to {23}–{45} (big), {0}–{22} (small), an odd or an even number.',
      'পাঁচটি অঙ্কের যোগফল {23}–{45} (বড়), {0}–{22} (ছোট), বিজোড় বা জোড়।',
      'Los cinco dígitos suman {23}–{45} (grande), {0}–{22} (pequeño), impar o par.',
      'مجموع الأرقام الخمسة {23}–{45} (كبير) أو {0}–{22} (صغير) أو فردي أو زوجي.',
    ),
    choices: [
      ...sizes(sum, { big: [23, 45], small: [0, 22] }, '1.982'),
      ...parities(sum, [[0, 45]], '1.982'),
    ],
  },
  ...range(1, 5).map(ball),
  {
    code: 'dragon-tiger',
    name: text('Dragon and tiger', 'ড্রাগন ও টাইগার', 'Dragón y tigre', 'التنين والنمر'),
    rule: text(
      'The first digit is higher than the last (dragon), lower (tiger) or equal. A tie loses for both.',
      'প্রথম অঙ্ক শেষটির চেয়ে বড় (ড্রাগন), ছোট (টাইগার) বা সমান। টাই হলে দুটিই হারে।',
      'El primer dígito es mayor que el último (dragón), menor (tigre) o igual. El empate pierde para ambos.',
      'الرقم الأول أكبر من الأخير (تنين) أو أصغر (نمر) أو مساوٍ. التعادل يخسر للطرفين.',
    ),
    choices: [
      named('dragon', '2.2', difference([1, 9])),
      named('tiger', '2.2', difference([-9, -1])),
      named('tie', '9.4', difference([0, 0])),
    ],
  },
  three('front3', 0, text('Front three', 'প্রথম তিন', 'Tres primeros', 'الثلاثة الأولى')),
  three('middle3', 1, text('Middle three', 'মাঝের তিন', 'Tres centrales', 'الثلاثة الوسطى')),
  three('back3', 2, text('Back three', 'শেষ তিন', 'Tres últimos', 'الثلاثة الأخيرة')),
  {
    code: 'poker',
    name: text('Poker', 'পোকার', 'Póker', 'بوكر'),
    rule: text(
      'The five digits are such a hand; {9} and {0} are neighbours in a straight.',
      'পাঁচটি অঙ্কে এই হাতটি হয়; ক্রমে {9} ও {0} পাশাপাশি।',
      'Los cinco dígitos forman esa mano; el {9} y el {0} son vecinos en la escalera.',
      'الأرقام الخمسة تشكل هذه اليد؛ {9} و{0} متجاوران في التسلسل.',
    ),
    choices: pokerChoices(pokers),
  },
  {
    code: 'bull',
    name: text('Bull', 'ষাঁড়', 'Toro', 'الثور'),
    rule: text(
      'If three digits add up to a multiple of {10}, the last digit of the other two is the bull; {0} counts as {10}.',
      'তিনটি অঙ্কের যোগফল {10}-এর গুণিতক হলে বাকি দুটির যোগফলের শেষ অঙ্কই ষাঁড়; {0} মানে {10}।',
      'Si tres dígitos suman un múltiplo de {10}, la última cifra de los otros dos es el toro; {0} vale {10}.',
      'إذا كان مجموع ثلاثة أرقام من مضاعفات {10} فآحاد مجموع الرقمين الآخرين هو الثور، و{0} يُحسب {10}.',
    ),
    choices: bullChoices(returning(drawShapes.SSC5, 96)),
  },
  ...directPlays(),
];

function ball(place: number): PlayTypeDefinition {
  const digit: Measure = { of: 'number', at: place - 1 };
  return {
    code: `ball-${place}`,
    name: text(`Ball {${place}}`, `বল {${place}}`, `Bola {${place}}`, `الكرة {${place}}`),
    rule: text(
      'This digit is your number, or big ({5}–{9}), small ({0}–{4}), odd or even.',
      'এই অঙ্কটি আপনার সংখ্যা, অথবা বড় ({5}–{9}), ছোট ({0}–{4}), বিজোড় বা জোড়।',
      'Este dígito es tu número, o grande ({5}–{9}), pequeño ({0}–{4}), impar o par.',
      'هذا الرقم هو رقمك، أو كبير ({5}–{9}) أو صغير ({0}–{4}) أو فردي أو زوجي.',
    ),
    choices: [
      ...sizes(digit, { big: [5, 9], small: [0, 4] }, '1.982'),
      ...parities(digit, [[0, 9]], '1.982'),
      ...numbered(range(0, 9), digit, () => '9.91'),
    ],
  };
}

function difference(values: readonly [number, number]) {
  return { measure: { of: 'difference', at: [0, 4] } as const, values: [values] };
}

function three(code: string, from: number, name: ReturnType<typeof text>): PlayTypeDefinition {
  const hand = (kind: number) => ({
    measure: { of: 'triple', at: [from, from + 3] } as const,
    values: [kind],
  });
  const choices: ChoiceDefinition[] = [
    named('triplet', '70', hand(triples.triplet)),
    named('straight', '14', hand(triples.straight)),
    named('pair', '3.2', hand(triples.pair)),
    named('half-straight', '2.3', hand(triples.halfStraight)),
    named('other', '2.8', hand(triples.other)),
  ];
  return {
    code,
    name,
    rule: text(
      'These three digits are a triplet, a straight in any order ({9} and {0} are neighbours), a pair, two neighbours, or none of these.',
      'এই তিন অঙ্ক ট্রিপলেট, যেকোনো ক্রমে পরপর ({9} ও {0} পাশাপাশি), জোড়া, দুটি পাশাপাশি, অথবা কোনোটিই নয়।',
      'Estos tres dígitos son un trío, una escalera en cualquier orden ({9} y {0} son vecinos), una pareja, dos vecinos o nada de eso.',
      'هذه الأرقام الثلاثة ثلاثية أو تسلسل بأي ترتيب ({9} و{0} متجاوران) أو زوج أو رقمان متجاوران أو غير ذلك.',
    ),
    choices,
  };
}

function directPlays(): PickPlayType[] {
  const { SSC5: shape } = drawShapes;
  return [
    directPlay(shape, { code: 'five-direct', at: [0, 5] }),
    ...(
      [
        ['five-group120', [1, 1, 1, 1, 1]],
        ['five-group60', [2, 1, 1, 1]],
        ['five-group30', [2, 2, 1]],
        ['five-group20', [3, 1, 1]],
        ['five-group10', [3, 2]],
        ['five-group5', [4, 1]],
      ] as const
    ).map(([code, pattern]) => groupPlay(shape, { code, at: [0, 5], pattern })),
    directPlay(shape, { code: 'back4-direct', at: [1, 5] }),
    ...(
      [
        ['back4-group24', [1, 1, 1, 1]],
        ['back4-group12', [2, 1, 1]],
        ['back4-group6', [2, 2]],
        ['back4-group4', [3, 1]],
      ] as const
    ).map(([code, pattern]) => groupPlay(shape, { code, at: [1, 5], pattern })),
    ...(
      [
        ['front3', 0],
        ['back3', 2],
      ] as const
    ).flatMap(([name, from]) => [
      directPlay(shape, { code: `${name}-direct`, at: [from, from + 3] }),
      groupPlay(shape, { code: `${name}-group3`, at: [from, from + 3], pattern: [2, 1] }),
      groupPlay(shape, { code: `${name}-group6`, at: [from, from + 3], pattern: [1, 1, 1] }),
    ]),
    directPlay(shape, { code: 'front2-direct', at: [0, 2] }),
    directPlay(shape, { code: 'back2-direct', at: [3, 5] }),
    groupPlay(shape, { code: 'back2-group', at: [3, 5], pattern: [1, 1] }),
  ];
}
