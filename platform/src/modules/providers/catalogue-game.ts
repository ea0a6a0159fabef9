import {
  foldText,
  gameTypes,
  languages,
  parseAmount,
  type CatalogueGame,
  type Language,
} from '@croupier/contracts';
import { z } from 'zod';

const text = z.string().min(1).max(200);
const names = z.strictObject({ en: text, bn: text, es: text, ar: text } satisfies Record<
  Language,
  z.ZodType
>);
const currency = z.string().regex(/^[A-Z]{3}$/);
const stake = z.string().refine((amount) => (parseAmount(amount) ?? 0n) > 0n);
const stakes = z.record(currency, stake);

const catalogueGame: z.ZodType<CatalogueGame> = z.object({
  code: z.string().regex(/^[a-z0-9_-]{1,60}$/),
  name: names,
  kind: z.enum(gameTypes),
  classify: text,
  launch_path: z.string().regex(/^\/[A-Za-z0-9/_-]{1,200}$/),
  art: text,
  rtp: z.number().min(0).max(100),
  rtp_range: z
    .object({ least: z.number().min(0).max(100), most: z.number().min(0).max(100) })
    .exactOptional(),
  min_bet: stakes,
  hot: z.boolean(),
  max_bet: stakes.exactOptional(),
  max_win_times: z.int().min(1).max(10_000_000).exactOptional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/))
    .max(60)
    .exactOptional(),
  has_fun_play: z.boolean().exactOptional(),
  image: z
    .url({ protocol: /^https$/ })
    .max(500)
    .exactOptional(),
});

/** A page of a catalogue, or a complete small one as a plain list. */
export const cataloguePage = z.union([
  z.object({
    games: z.array(catalogueGame).max(1_000),
    next: z.string().min(1).max(200).nullable(),
  }),
  z
    .array(catalogueGame)
    .max(5_000)
    .transform((games) => ({ games, next: null })),
]);

/** The name in every language, folded for search. */
export function searchTextOf({ name }: Pick<CatalogueGame, 'name'>): string {
  return languages.map((language) => foldText(name[language])).join('\n');
}
