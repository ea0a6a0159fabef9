import type { CatalogueGame, Language, Localized } from '@croupier/contracts';
import { percentOf, returnToPlayer } from '../../maths/rtp.ts';
import type { Game } from '../game.ts';
import type { SlotDefinition } from '../slot-definition.ts';
import { listingOf, slotGame } from '../slot-game.ts';
import { cast } from './cast.ts';
import { heads, type Head } from './heads.ts';
import { places, type Place } from './places.ts';
import { studioVariants, type Variants } from './variants.ts';

/** What a series is generated from. */
export interface SeriesPlan {
  /** Codes are `<prefix>-00042`. */
  readonly prefix: string;
  readonly heads: readonly Head[];
  readonly places: readonly Place[];
  readonly editions: 1 | 2 | 3 | 4;
  readonly variants: Variants;
  /** Added to a game's number in the name of its art, so that two series differ in colour. */
  readonly artOffset?: number;
  /** The first games of the series that are marked as hot. */
  readonly hot?: number;
  /** In place of the stakes of the maths. */
  readonly stakes?: SlotDefinition['stakes'];
}

/** Games that are generated from their numbers: every head in every place, in each edition. */
export interface Series {
  readonly length: number;
  readonly variants: Variants;
  /** The game of a code; `null` for any other code. Built from its number alone. */
  game(code: string): Game | null;
  listing(number: number): CatalogueGame;
}

export function createSeries(plan: SeriesPlan): Series {
  const { variants, prefix } = plan;
  const length = plan.heads.length * plan.places.length * plan.editions;
  const codePattern = new RegExp(`^${prefix}-(\\d{5})$`);
  const percents = new Map<number, number>();

  /** One return per maths variant: pictures and names do not affect it. */
  function rtpOf(number: number): number {
    const index = number % variants.count;
    const percent = percents.get(index) ?? percentOf(returnToPlayer(variants.at(index)));
    percents.set(index, percent);
    return percent;
  }

  return {
    length,
    variants,
    game(code) {
      const number = Number(codePattern.exec(code)?.[1] ?? Number.NaN);
      if (!(number < length)) return null;
      return slotGame(entryAt(plan, number), { rtp: rtpOf(number) });
    },
    listing: (number) => listingOf(entryAt(plan, number), rtpOf(number)),
  };
}

export const studioSeries = createSeries({
  prefix: 'series',
  heads,
  places,
  editions: 4,
  variants: studioVariants,
});

function entryAt(plan: SeriesPlan, number: number): SlotDefinition {
  const { prefix, artOffset = 0, hot = 0, stakes } = plan;
  // Steps without a common factor: neighbours in the list have different heads and places.
  const head = plan.heads[number % plan.heads.length];
  const round = Math.floor(number / plan.heads.length);
  const place = plan.places[(round + (number % plan.heads.length) * 7) % plan.places.length];
  const edition = Math.floor(round / plan.places.length) + 1;
  if (!head || !place) throw new Error(`the series has no entry ${number}`);
  const maths = plan.variants.at(number % plan.variants.count);
  return {
    ...maths,
    ...(stakes && { stakes }),
    code: `${prefix}-${String(number).padStart(5, '0')}`,
    name: nameOf(head.name, place.beside, edition),
    art: `${head.drawing}-${place.key}-${artOffset + number}`,
    isHot: number < hot,
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
