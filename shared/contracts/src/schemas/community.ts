import { z } from 'zod';
import { decimal, idOf, localized, noAnswer, nothing, prizeGroup } from './atoms.ts';
import type { Infer } from './infer.ts';
import { groupBounds } from './lottery-terms.ts';
import type { CallSchemas } from './call-schemas.ts';

export const promotion = z.strictObject({
  id: idOf('prm'),
  title: localized,
  summary: localized,
  /** Terms as paragraphs of plain text. */
  terms: z.array(localized),
  category: z.enum(['welcome', 'reload', 'lottery', 'vip']),
  art: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
});
export type Promotion = Infer<typeof promotion>;

export const teamMember = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
  type: z.number(),
  joinedAt: z.string(),
  /** This member's stakes in the period. */
  turnover: decimal,
  /** Payouts minus stakes, from the member's side. */
  net: decimal,
  /** Prize group of the lottery; `null`: the mode's. */
  prizeGroup: z.number().nullable(),
  /** Bounds within which this agent can set it; `null` for members recruited by someone further down. */
  groupBounds: groupBounds.nullable(),
});
export type TeamMember = Infer<typeof teamMember>;

export const teamOverview = z.strictObject({
  /** Agents and players below this agent, at any depth. */
  size: z.number(),
  activeToday: z.number(),
  turnoverToday: decimal,
  depositsToday: decimal,
  affiliateCode: z.string(),
  members: z.array(teamMember),
});
export type TeamOverview = Infer<typeof teamOverview>;

/** What each call takes and answers. */
export const communitySchemas = {
  promotions: { input: nothing, output: z.array(promotion) },
  team: { input: nothing, output: teamOverview },
  setTeamPrizeGroup: {
    input: z.strictObject({ memberId: idOf('mem'), prizeGroup }),
    output: noAnswer,
  },
} satisfies CallSchemas;
