import type { Localized } from '@croupier/contracts';
import { inEach } from '../localized-digits.ts';
import { text } from '../localized-text.ts';

/** The lots that a play concerns, as the object of a sentence. */
export interface LotsText {
  readonly en: string;
  readonly bn: string;
  readonly es: string;
  readonly ar: string;
}

export const allLots: LotsText = {
  en: 'any lot',
  bn: 'যেকোনো পুরস্কারের',
  es: 'cualquier número sorteado',
  ar: 'أي رقم مسحوب',
};

export const special: LotsText = {
  en: 'the special prize',
  bn: 'বিশেষ পুরস্কারের',
  es: 'el premio especial',
  ar: 'الجائزة الخاصة',
};

export function prize(number: number): LotsText {
  return {
    en: `prize {${number}}`,
    bn: `{${number}} নম্বর পুরস্কারের`,
    es: `el premio {${number}}`,
    ar: `الجائزة {${number}}`,
  };
}

export const lotRules = {
  last: (digits: number, of: LotsText): Localized =>
    text(
      `Your number is the last {${digits}} digits of ${of.en}. Each time it shows pays.`,
      `আপনার সংখ্যাটি ${of.bn} শেষ {${digits}} অঙ্ক। যতবার ওঠে ততবার মেলে।`,
      `Tu número son las últimas {${digits}} cifras de ${of.es}. Paga cada vez que sale.`,
      `رقمك هو آخر {${digits}} أرقام من ${of.ar}. يُدفع عن كل ظهور.`,
    ),
  first: (digits: number, of: LotsText): Localized =>
    text(
      `Your number is the first {${digits}} digits of ${of.en}.`,
      `আপনার সংখ্যাটি ${of.bn} প্রথম {${digits}} অঙ্ক।`,
      `Tu número son las primeras {${digits}} cifras de ${of.es}.`,
      `رقمك هو أول {${digits}} أرقام من ${of.ar}.`,
    ),
  tens: text(
    'Your digit is the tens digit of the special prize.',
    'আপনার অঙ্কটি বিশেষ পুরস্কারের দশকের অঙ্ক।',
    'Tu dígito es la cifra de las decenas del premio especial.',
    'رقمك هو خانة العشرات في الجائزة الخاصة.',
  ),
  units: text(
    'Your digit is the last digit of the special prize.',
    'আপনার অঙ্কটি বিশেষ পুরস্কারের শেষ অঙ্ক।',
    'Tu dígito es la última cifra del premio especial.',
    'رقمك هو آخر خانة في الجائزة الخاصة.',
  ),
  allAppear: (count: number): Localized =>
    text(
      `All {${count}} of your numbers are last two digits of some lot. It pays once.`,
      `আপনার {${count}}টি সংখ্যাই কোনো না কোনো পুরস্কারের শেষ দুই অঙ্ক। একবারই মেলে।`,
      `Tus {${count}} números son las dos últimas cifras de algún número sorteado. Paga una vez.`,
      `كل أرقامك الـ{${count}} هي آخر رقمين من أرقام مسحوبة. يُدفع مرة واحدة.`,
    ),
  noneAppears: (count: number): Localized =>
    text(
      `None of your {${count}} numbers is the last two digits of any lot.`,
      `আপনার {${count}}টি সংখ্যার একটিও কোনো পুরস্কারের শেষ দুই অঙ্ক নয়।`,
      `Ninguno de tus {${count}} números son las dos últimas cifras de un número sorteado.`,
      `لا يظهر أي من أرقامك الـ{${count}} في آخر رقمين من أي رقم مسحوب.`,
    ),
};

/** A name that stays as its field is written, with the digits of each language. */
export function fieldName(name: string): Localized {
  return inEach((_, digit) => name.replace(/\d/g, (value) => digit(Number(value))));
}
