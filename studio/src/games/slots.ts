import type { CatalogueGame } from '@croupier/contracts';
import type { SlotDefinition } from '../maths/definition.ts';
import { percentOf, returnToPlayer } from '../maths/rtp.ts';
import { coralCoast } from './coral-coast.ts';
import { marigoldFair } from './marigold-fair.ts';
import { monsoonGold } from './monsoon-gold.ts';
import { nightBazaar } from './night-bazaar.ts';
import { riverLotus } from './river-lotus.ts';
import { sundarban } from './sundarban.ts';

/** Every game of the studio. */
export const slots: readonly SlotDefinition[] = [
  riverLotus,
  monsoonGold,
  sundarban,
  nightBazaar,
  coralCoast,
  marigoldFair,
];

export function slotByCode(code: string): SlotDefinition | null {
  return slots.find((slot) => slot.code === code) ?? null;
}

/** What the platform may offer, with the return computed from the mathematics itself. */
export const catalogue: readonly CatalogueGame[] = slots.map((slot) => ({
  code: slot.code,
  name: slot.name,
  kind: 'RNG',
  classify: slot.classify,
  launch_path: `/play/${slot.code}`,
  art: slot.art,
  rtp: percentOf(returnToPlayer(slot)),
  min_bet: Object.fromEntries(
    Object.entries(slot.stakes).flatMap(([currency, [least]]) =>
      least ? [[currency, least]] : [],
    ),
  ),
  hot: slot.isHot,
}));
