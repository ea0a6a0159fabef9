import { createHash } from 'node:crypto';
import { languages, type CatalogueGame, type Localized } from '@croupier/contracts';
import { limitedCurrencies, limitsOf, stakeEndsOf } from '../tickets/limits.ts';
import { leaguePlans, type Vendor } from '../world/leagues.ts';

/** What a lobby card opens: all of a vendor's leagues, or one of them. */
export interface CatalogueEntry {
  readonly vendor: Vendor;
  readonly code: string;
  readonly league: string | null;
  readonly name: Localized;
}

const books: readonly CatalogueEntry[] = [
  {
    vendor: 'fb',
    code: 'fb-book',
    league: null,
    name: {
      en: 'Sports Book',
      bn: 'স্পোর্টস বুক',
      es: 'Apuestas deportivas',
      ar: 'الرهانات الرياضية',
    },
  },
  {
    vendor: 'tf',
    code: 'tf-book',
    league: null,
    name: {
      en: 'TF Esports',
      bn: 'টিএফ ই-স্পোর্টস',
      es: 'TF Esports',
      ar: 'تي إف للرياضات الإلكترونية',
    },
  },
  {
    vendor: 'ia',
    code: 'ia-book',
    league: null,
    name: {
      en: 'IA Esports',
      bn: 'আইএ ই-স্পোর্টস',
      es: 'IA Esports',
      ar: 'آي إيه للرياضات الإلكترونية',
    },
  },
];

export const catalogue: readonly CatalogueEntry[] = books.flatMap((book) => [
  book,
  ...leaguePlans
    .filter(({ vendor }) => vendor === book.vendor)
    .map(({ code, name }) => ({ vendor: book.vendor, code, league: code, name })),
]);

export const entryByCode = (code: string): CatalogueEntry | null =>
  catalogue.find((entry) => entry.code === code) ?? null;

/** What a stake on the main market returns, at its overround; and on the markets with the highest and the lowest one. */
const returns = {
  fb: { rtp: shareAt(1.06), rtp_range: { least: shareAt(1.15), most: shareAt(1.05) } },
  tf: { rtp: shareAt(1.05), rtp_range: { least: shareAt(1.08), most: shareAt(1.05) } },
  ia: { rtp: shareAt(1.05), rtp_range: { least: shareAt(1.08), most: shareAt(1.05) } },
} satisfies Record<Vendor, Pick<CatalogueGame, 'rtp' | 'rtp_range'>>;

/** In percent, with two decimals. */
function shareAt(overround: number): number {
  return Math.floor(10_000 / overround) / 100;
}

export function listingOf({ code, name, league, vendor }: CatalogueEntry): CatalogueGame {
  const limit = (key: 'least' | 'most') =>
    Object.fromEntries(
      limitedCurrencies.map((currency) => {
        const ends = league ? stakeEndsOf(currency, [league]) : limitsOf(currency);
        return [currency, ends?.[key] ?? '0.00'];
      }),
    );
  return {
    code,
    name,
    kind: 'SPORTS',
    classify: vendor === 'fb' ? 'football' : 'esports',
    launch_path: `/play/${code}`,
    // The lobby draws a cover from these words.
    art: `${vendor === 'fb' ? 'football' : 'esports'}-${league ?? code}`,
    ...returns[vendor],
    min_bet: limit('least'),
    max_bet: limit('most'),
    max_win_times: 10_000_000,
    languages,
    hot: league === null,
    has_fun_play: true,
  };
}

export const gamesOf = (vendor: string): readonly CatalogueGame[] =>
  catalogue.filter((entry) => entry.vendor === vendor).map(listingOf);

export const tagOf = (vendor: string): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(gamesOf(vendor)))
    .digest('base64url')}"`;
