import type { Core } from '../../core.ts';
import type { FreeRoundsUses } from './free-rounds-uses.ts';
import { offerViews } from './offer-views.ts';
import { offerLists } from './list-offers.ts';
import { offerGiving } from './give-offer.ts';
import { offerTargets } from './offer-targets.ts';
import { offerGrants } from './grant-offer.ts';
import { offerDecisions } from './decide-offer.ts';

export type FreeRoundsAdmin = ReturnType<typeof createFreeRoundsAdmin>;

/** What operators see and do about free rounds: each act is in the audit trail with its reason. */
export function createFreeRoundsAdmin(core: Core, uses: FreeRoundsUses) {
  const { shown, viewOf } = offerViews(core, uses);
  const { give, record, keep } = offerGiving(core, uses);
  const { gameOf, membersOf } = offerTargets(uses);

  return {
    ...offerLists(core, { viewOf }),
    ...offerGrants(core, uses, { gameOf, membersOf, keep, shown }),
    ...offerDecisions(core, uses, { shown, give, record }),
  };
}
