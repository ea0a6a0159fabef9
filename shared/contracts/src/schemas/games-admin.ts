import { z } from 'zod';
import { gameTypes } from '../game-types.ts';
import { idOf, localized } from './atoms.ts';
import { countryRule } from './country-rule.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A provider's game with a brand's display settings. */
export const lobbyGame = z.strictObject({
  nodeId: idOf('gam'),
  vassalage: z.string(),
  code: z.string(),
  name: localized,
  gameType: z.enum(gameTypes),
  /** In percent. */
  rtp: z.number(),
  isShown: z.boolean(),
  /** `false`: the brand shows no game of this provider. */
  isProviderShown: z.boolean(),
  /** The game's own country rule, in addition to its provider's; `null`: everywhere. */
  countries: countryRule.nullable(),
});
export type LobbyGame = Infer<typeof lobbyGame>;

export const lobbyGames = z.strictObject({
  games: z.array(lobbyGame),
  total: z.number(),
});
export type LobbyGames = Infer<typeof lobbyGames>;

const text = z.string().max(255);

const zeroOrOne = z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)]));

const nodeId = idOf('gam');

const lobbyPart = {
  brand: text,
  vassalage: text,
  nodeId: nodeId.exactOptional(),
  note: z.string().max(500),
};

/** Input and output of each call. */
export const gamesAdminSchemas = {
  lobbyGames: {
    input: z.strictObject({
      brand: text,
      vassalage: text.exactOptional(),
      words: text.exactOptional(),
      /** Only games that the brand hides, or shows in some countries only. */
      switched: zeroOrOne.exactOptional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).exactOptional(),
    }),
    output: lobbyGames,
  },
  showGames: { input: z.strictObject({ ...lobbyPart, isShown: z.boolean() }), output: z.null() },
  setGameCountries: {
    input: z.strictObject({
      ...lobbyPart,
      rule: countryRule.nullable(),
    }),
    output: z.null(),
  },
} satisfies CallSchemas;
