import type { Localized } from '@croupier/contracts';
import { digits, inEach, withDigits } from '../localized-digits.ts';

export type K3PlayType =
  | 'two-sided'
  | 'sum'
  | 'triple'
  | 'pair'
  | 'pair-and-one'
  | 'two-different'
  | 'three-different'
  | 'straight'
  | 'single';

interface PlayTypeTexts {
  readonly name: Localized;
  readonly rule: Localized;
  readonly choice: (code: string) => Localized;
}

const twoSided: Readonly<Record<string, Localized>> = {
  big: { en: 'Big', bn: 'বড়', es: 'Grande', ar: 'كبير' },
  small: { en: 'Small', bn: 'ছোট', es: 'Pequeño', ar: 'صغير' },
  odd: { en: 'Odd', bn: 'বিজোড়', es: 'Impar', ar: 'فردي' },
  even: { en: 'Even', bn: 'জোড়', es: 'Par', ar: 'زوجي' },
};

const anyTriple = { en: 'Any triple', bn: 'যেকোনো ট্রিপল', es: 'Cualquier trío', ar: 'أي ثلاثية' };
const anyStraight = {
  en: 'Any straight',
  bn: 'যেকোনো ক্রম',
  es: 'Cualquier escalera',
  ar: 'أي تسلسل',
};

export const k3Texts: Readonly<Record<K3PlayType, PlayTypeTexts>> = {
  'two-sided': {
    name: {
      en: 'Big or small, odd or even',
      bn: 'বড়-ছোট, জোড়-বিজোড়',
      es: 'Grande o pequeño, par o impar',
      ar: 'كبير أو صغير، فردي أو زوجي',
    },
    rule: withDigits({
      en: 'The three dice add up to {11}–{18} (big), {3}–{10} (small), an odd or an even number. Triples count.',
      bn: 'তিন ছক্কার যোগফল {11}–{18} (বড়), {3}–{10} (ছোট), বিজোড় বা জোড়। ট্রিপলও গণ্য হয়।',
      es: 'Los tres dados suman {11}–{18} (grande), {3}–{10} (pequeño), impar o par. Los tríos cuentan.',
      ar: 'مجموع النرود الثلاثة {11}–{18} (كبير) أو {3}–{10} (صغير) أو فردي أو زوجي. الثلاثيات محسوبة.',
    }),
    choice: (code) => twoSided[code] ?? digits(code),
  },
  sum: {
    name: { en: 'Sum', bn: 'যোগফল', es: 'Suma', ar: 'المجموع' },
    rule: {
      en: 'The three dice add up to exactly your number.',
      bn: 'তিন ছক্কার যোগফল ঠিক আপনার সংখ্যাটি হলে জয়।',
      es: 'Los tres dados suman exactamente tu número.',
      ar: 'مجموع النرود الثلاثة يساوي رقمك تمامًا.',
    },
    choice: (code) => prefixed({ en: 'Sum', bn: 'যোগফল', es: 'Suma', ar: 'المجموع' }, code),
  },
  triple: {
    name: { en: 'Triple', bn: 'ট্রিপল', es: 'Trío', ar: 'ثلاثية' },
    rule: {
      en: 'All three dice show the same number: the one you chose, or any.',
      bn: 'তিনটি ছক্কাতেই একই সংখ্যা: আপনার বাছাই করাটি, অথবা যেকোনোটি।',
      es: 'Los tres dados muestran el mismo número: el que elegiste, o cualquiera.',
      ar: 'النرود الثلاثة تُظهر الرقم نفسه: الذي اخترته، أو أي رقم.',
    },
    choice: (code) => (code === 'any' ? anyTriple : faces(code)),
  },
  pair: {
    name: { en: 'Pair', bn: 'জোড়া', es: 'Pareja', ar: 'زوج' },
    rule: {
      en: 'Your number shows on exactly two dice.',
      bn: 'আপনার সংখ্যাটি ঠিক দুটি ছক্কায় ওঠে।',
      es: 'Tu número sale en exactamente dos dados.',
      ar: 'يظهر رقمك على نردين فقط.',
    },
    choice: faces,
  },
  'pair-and-one': {
    name: { en: 'Pair and one', bn: 'জোড়া ও একটি', es: 'Pareja y otro', ar: 'زوج ورقم' },
    rule: {
      en: 'The dice show exactly this pair and this third number, in any order.',
      bn: 'ছক্কায় ঠিক এই জোড়া আর এই তৃতীয় সংখ্যাটি ওঠে, যেকোনো ক্রমে।',
      es: 'Los dados muestran exactamente esta pareja y este tercer número, en cualquier orden.',
      ar: 'تُظهر النرود هذا الزوج وهذا الرقم الثالث بالضبط، بأي ترتيب.',
    },
    choice: faces,
  },
  'two-different': {
    name: { en: 'Two numbers', bn: 'দুই সংখ্যা', es: 'Dos números', ar: 'رقمان' },
    rule: {
      en: 'Both of your numbers are among the three dice.',
      bn: 'আপনার দুটি সংখ্যাই তিন ছক্কার মধ্যে থাকে।',
      es: 'Tus dos números salen entre los tres dados.',
      ar: 'كلا رقميك يظهران بين النرود الثلاثة.',
    },
    choice: faces,
  },
  'three-different': {
    name: { en: 'Three numbers', bn: 'তিন সংখ্যা', es: 'Tres números', ar: 'ثلاثة أرقام' },
    rule: {
      en: 'The dice show exactly your three different numbers, in any order.',
      bn: 'ছক্কায় ঠিক আপনার তিনটি আলাদা সংখ্যা ওঠে, যেকোনো ক্রমে।',
      es: 'Los dados muestran exactamente tus tres números distintos, en cualquier orden.',
      ar: 'تُظهر النرود أرقامك الثلاثة المختلفة بالضبط، بأي ترتيب.',
    },
    choice: faces,
  },
  straight: {
    name: { en: 'Straight', bn: 'ক্রম', es: 'Escalera', ar: 'تسلسل' },
    rule: withDigits({
      en: 'Three numbers in a row: {1}-{2}-{3}, {2}-{3}-{4}, {3}-{4}-{5} or {4}-{5}-{6}.',
      bn: 'পরপর তিনটি সংখ্যা: {1}-{2}-{3}, {2}-{3}-{4}, {3}-{4}-{5} বা {4}-{5}-{6}।',
      es: 'Tres números seguidos: {1}-{2}-{3}, {2}-{3}-{4}, {3}-{4}-{5} o {4}-{5}-{6}.',
      ar: 'ثلاثة أرقام متتالية: {1}-{2}-{3} أو {2}-{3}-{4} أو {3}-{4}-{5} أو {4}-{5}-{6}.',
    }),
    choice: () => anyStraight,
  },
  single: {
    name: { en: 'Single number', bn: 'একক সংখ্যা', es: 'Un número', ar: 'رقم واحد' },
    rule: {
      en: 'Your number shows on at least one die. It pays once.',
      bn: 'আপনার সংখ্যাটি অন্তত একটি ছক্কায় ওঠে। একবারই পরিশোধ হয়।',
      es: 'Tu número sale en al menos un dado. Paga una sola vez.',
      ar: 'يظهر رقمك على نرد واحد على الأقل. يُدفع مرة واحدة.',
    },
    choice: faces,
  },
};

function prefixed(prefix: Localized, code: string): Localized {
  return inEach((language, digit) => `${prefix[language]} ${digit(Number(code))}`);
}

/** `113` as `1 · 1 · 3`. */
function faces(code: string): Localized {
  return inEach((_, digit) => [...code].map((face) => digit(Number(face))).join(' · '));
}
