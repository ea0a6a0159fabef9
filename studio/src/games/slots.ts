import { chaiStall } from './chai-stall.ts';
import { coralCoast } from './coral-coast.ts';
import { jewelRiver } from './jewel-river.ts';
import { luckyRickshaw } from './lucky-rickshaw.ts';
import { marigoldFair } from './marigold-fair.ts';
import { monsoonGold } from './monsoon-gold.ts';
import { nightBazaar } from './night-bazaar.ts';
import { orchardRain } from './orchard-rain.ts';
import { riverLotus } from './river-lotus.ts';
import type { SlotDefinition } from './slot-definition.ts';
import { sundarban } from './sundarban.ts';

/** All hand-made slots of the studio. */
export const slots: readonly SlotDefinition[] = [
  riverLotus,
  monsoonGold,
  luckyRickshaw,
  jewelRiver,
  sundarban,
  nightBazaar,
  coralCoast,
  marigoldFair,
  chaiStall,
  orchardRain,
];
