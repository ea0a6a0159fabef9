import type { CampaignTrigger } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Reports } from '../reports/index.ts';
import { returnCosts } from './budgets.store.ts';
import { isRunning, type Campaign } from './campaign.ts';
import type { Awards, Occurrence } from './campaign-awards.ts';
import { createEventFeeds } from './event-feeds.ts';
import {
  firstOfFriend,
  nextDeposits,
  nextRegistrations,
  nextReleases,
  type ReferredDeposit,
} from './facts.store.ts';
import { cursorOf, setCursor } from './cursors.store.ts';
import { deposited, referred, registered } from './occurrences.ts';
import { createOffers } from './offers.ts';
import { createTimedAwards } from './timed-awards.ts';
import { createTurnoverRun } from './turnover-run.ts';

export interface RunUses {
  readonly brands: Pick<Brands, 'all'>;
  readonly reports: Pick<Reports, 'catchUpAll' | 'catchUpMembers'>;
}

const eventKinds: readonly CampaignTrigger['kind'][] = [
  'registration',
  'deposit',
  'nth-deposit',
  'referral',
];

type PublishedIn = (brand: Brand) => Promise<readonly Campaign[]>;

/**
 * The runs of the jobs. Each looks at facts that other modules wrote (members, deposits, sums of bets) and offers
 * them to the campaigns; the award decides what is new. So a run that is killed is simply repeated.
 */
export function createCampaignRuns(
  core: Core,
  { brands, reports }: RunUses,
  { awards, publishedIn }: { readonly awards: Awards; readonly publishedIn: PublishedIn },
) {
  const { db, clock } = core;
  const offers = createOffers(core, awards);
  const give = createTimedAwards(core, { reports, offer });
  const feeds = createEventFeeds(core);
  const turnover = createTurnoverRun(core, { reports, offers });

  async function offer(campaign: Campaign, events: readonly Occurrence[]): Promise<void> {
    await offers.offer(events.map((event) => ({ campaign, event })));
  }

  async function lookAtEvents({ code: brand }: Brand, campaigns: readonly Campaign[]) {
    const offerEach = async <Fact>(
      kinds: readonly CampaignTrigger['kind'][],
      facts: readonly Fact[],
      eventOf: (campaign: Campaign, fact: Fact) => Occurrence | null,
    ) => {
      for (const campaign of ofKinds(campaigns, kinds))
        await offer(
          campaign,
          facts.map((fact) => eventOf(campaign, fact)).filter((event) => event !== null),
        );
    };
    const friends = (deposits: readonly (ReferredDeposit | null)[]) =>
      offerEach(
        ['referral'],
        deposits.filter((one) => one !== null),
        referred,
      );
    await feeds.follow({ brand, name: 'registrations', next: nextRegistrations }, (members) =>
      offerEach(['registration'], members, registered),
    );
    await feeds.follow({ brand, name: 'deposits', next: nextDeposits }, async (deposits) => {
      await offerEach(['deposit', 'nth-deposit'], deposits, deposited);
      await friends(deposits.map(firstOfFriend));
    });
    await feeds.follow({ brand, name: 'releases', next: nextReleases }, (releases) =>
      friends(releases.map(({ deposit }) => deposit)),
    );
  }

  async function lookAtTurnover(brand: Brand, campaigns: readonly Campaign[]): Promise<void> {
    const waiting = ofKinds(campaigns, ['turnover']).filter(({ draft }) =>
      isRunning(draft, clock.now()),
    );
    if (waiting.length > 0 && turnover.isDue(brand)) await turnover.run(brand, waiting);
  }

  return {
    offer,

    /** Each second: registrations, deposits and turnover. */
    async follow(): Promise<void> {
      for (const brand of await brands.all()) {
        const campaigns = await publishedIn(brand);
        const hasWaiting = ofKinds(campaigns, eventKinds).length > 0;
        if (hasWaiting) await lookAtEvents(brand, campaigns);
        await lookAtTurnover(brand, campaigns);
      }
    },

    /**
     * Each half minute: what depends on a day or a rank, awards that failed, and the cost of rewards that ended
     * unclaimed.
     */
    async runTimedAwards(): Promise<void> {
      for (const brand of await brands.all()) {
        const now = clock.now();
        const cursor = `time ${brand.code}`;
        const since = (await cursorOf(db.read, cursor)) ?? now;
        const campaigns = await publishedIn(brand);
        for (const campaign of campaigns) {
          const { draft } = campaign;
          const hasEnded = draft.endsAt !== null && new Date(draft.endsAt) <= since;
          const ran = new Date(draft.startsAt) <= now && !hasEnded;
          if (ran || draft.trigger.kind === 'loss') await give(campaign, since);
        }
        await setCursor(db.read, cursor, now);
        await offers.retry(campaigns);
      }
      while ((await db.transaction((tx) => returnCosts(tx, clock.now(), 500))) === 500);
    },
  };
}

const ofKinds = (campaigns: readonly Campaign[], kinds: readonly CampaignTrigger['kind'][]) =>
  campaigns.filter(({ draft }) => kinds.includes(draft.trigger.kind));
