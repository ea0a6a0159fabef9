import type { Core } from '../../core.ts';
import { knownAwards } from './awards.store.ts';
import type { Campaign } from './campaign.ts';
import type { AwardResult, Awards, Occurrence } from './campaign-awards.ts';
import { addFailure, dueFailures, removeFailure } from './failed-awards.store.ts';
import { createTriedEvents } from './tried-events.ts';

/** An event that a campaign may reward. */
export interface Offer {
  readonly campaign: Campaign;
  readonly event: Occurrence;
}

export interface Offers {
  /** Rewards those of the events that were not rewarded before; what was refused is tried again after a pause. */
  offer(offers: readonly Offer[]): Promise<void>;
  /** Tries the awards again that failed, as far as they are due. */
  retry(campaigns: readonly Campaign[]): Promise<void>;
}

const retriesAtOnce = 200;

export function createOffers(
  { db, clock, log }: Pick<Core, 'db' | 'clock' | 'log'>,
  awards: Pick<Awards, 'award'>,
): Offers {
  const tried = createTriedEvents(clock);

  /**
   * An award that fails is stored and tried again later, so that it does not keep the events after it waiting. If
   * it cannot be stored either (the database is away), the error ends the run, which is repeated.
   */
  async function award({ campaign, event }: Offer): Promise<AwardResult | 'failed'> {
    try {
      return await awards.award(campaign, event);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const failure = { campaign: campaign.id, event };
      await addFailure(db.read, failure, { error: text, at: clock.now() });
      log.error({ err: error, campaign: campaign.id, member: event.member }, 'an award failed');
      return 'failed';
    }
  }

  return {
    async offer(offers) {
      const untried = offers.filter(({ campaign, event }) => !tried.has(campaign.id, event));
      if (untried.length === 0) return;
      const known = await knownAwards(db.read, untried);
      for (const offer of untried) {
        const { campaign, event } = offer;
        const isKnown = known.has(`${campaign.id} ${event.member} ${event.occurrence}`);
        const awarded = isKnown ? null : await award(offer);
        const isRefused = awarded !== null && awarded !== 'failed' && !awarded.ok;
        if (isRefused) log.debug({ campaign: campaign.id, code: awarded.code }, 'nothing awarded');
        // A failed award is tried again from its stored row.
        tried.add(campaign.id, event, isRefused ? 'refused' : 'given');
      }
    },

    async retry(campaigns) {
      const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
      const page = { at: clock.now(), limit: retriesAtOnce };
      for (const { campaign: id, event } of await dueFailures(db.read, [...byId.keys()], page)) {
        const campaign = byId.get(id);
        if (campaign && (await award({ campaign, event })) !== 'failed')
          await removeFailure(db.read, { campaign: id, event });
      }
    },
  };
}
