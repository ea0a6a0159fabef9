import type { CatalogueGame, Language, Localized } from '@croupier/contracts';
import { percentOf, returnToPlayer } from '../../maths/rtp.ts';
import type { Game } from '../game.ts';
import type { SlotDefinition } from '../slot-definition.ts';
import { listingOf, slotGame } from '../slot-game.ts';
import { cast } from './cast.ts';
import { heads } from './heads.ts';
import { places } from './places.ts';
import { variant, variantCount } from './variants.ts';

const editions = 4;

/** Entries of the series, numbered from 0: every head in every place, in four editions. */
export const seriesLength = heads.length * places.length * editions;

const codePattern = /^series-(\d{5})$/;

/** The game of a series code; `null` for any other code. Built from its number alone. */
export function seriesGame(code: string): Game | null {
  const number = Number(codePattern.exec(code)?.[1] ?? Number.NaN);
  if (!(number < seriesLength)) return null;
  return slotGame(entryAt(number), { rtp: rtpOf(number) });
}

export function seriesListing(number: number): CatalogueGame {
  return listingOf(entryAt(number), rtpOf(number));
}

const variantOf = (number: number): number => number % variantCount;

const percents = new Map<number, number>();

/** One return per maths variant: pictures and names do not affect it. */
function rtpOf(number: number): number {
  const index = variantOf(number);
  const percent = percents.get(index) ?? percentOf(returnToPlayer(variant(index)));
  percents.set(index, percent);
  return percent;
}

function entryAt(number: number): SlotDefinition {
  // Steps without a common factor: neighbours in the list have different heads and places.
  const head = heads[number % heads.length];
  const round = Math.floor(number / heads.length);
  const place = places[(round + (number % heads.length) * 7) % places.length];
  const edition = Math.floor(round / places.length) + 1;
  if (!head || !place) throw new Error(`the series has no entry ${number}`);
  const maths = variant(variantOf(number));
  return {
    ...maths,
    code: `series-${String(number).padStart(5, '0')}`,
    name: nameOf(head.name, place.beside, edition),
    art: `${head.drawing}-${place.key}-${number}`,
    isHot: false,
    symbols: cast(maths.symbols, { head: head.drawing, start: number % 11 }),
  };
}

const digits: Readonly<Record<Language, readonly string[]>> = {
  en: ['', ' II', ' III', ' IV'],
  bn: ['', ' ২', ' ৩', ' ৪'],
  es: ['', ' II', ' III', ' IV'],
  ar: ['', ' ٢', ' ٣', ' ٤'],
};

function nameOf(head: Localized, beside: Localized, edition: number): Localized {
  const end = (language: Language) => digits[language][edition - 1] ?? '';
  return {
    en: `${beside.en} ${head.en}${end('en')}`,
    bn: `${beside.bn} ${head.bn}${end('bn')}`,
    es: `${head.es} ${beside.es}${end('es')}`,
    ar: `${head.ar} ${beside.ar}${end('ar')}`,
  };
}
