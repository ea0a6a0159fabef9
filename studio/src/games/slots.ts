import { coralCoast } from './coral-coast.ts';
import { marigoldFair } from './marigold-fair.ts';
import { monsoonGold } from './monsoon-gold.ts';
import { nightBazaar } from './night-bazaar.ts';
import { riverLotus } from './river-lotus.ts';
import type { SlotDefinition } from './slot-definition.ts';
import { sundarban } from './sundarban.ts';

/** Every slot that the studio made by hand. */
export const slots: readonly SlotDefinition[] = [
  riverLotus,
  monsoonGold,
  sundarban,
  nightBazaar,
  coralCoast,
  marigoldFair,
];
