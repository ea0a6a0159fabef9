import type { CampaignTrigger } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Reports } from '../reports/index.ts';
import { knownAwards } from './awards.store.ts';
import { returnCosts } from './budgets.store.ts';
import { isRunning, type Campaign } from './campaign.ts';
import type { Awards, Occurrence } from './campaign-awards.ts';
import { cursorOf, setCursor } from './cursors.store.ts';
import { depositsIn, referredDepositsIn, registrationsIn, type Span } from './facts.store.ts';
import { deposited, referred, registered } from './occurrences.ts';
import { createTimedAwards } from './timed-awards.ts';
import { createTurnoverRun } from './turnover-run.ts';

export interface RunUses {
  readonly brands: Pick<Brands, 'all'>;
  readonly reports: Pick<Reports, 'catchUpAll' | 'catchUpMembers'>;
}

/** A transaction may commit this long after the time that it wrote: events are looked at once more. */
const overlapMs = 60_000;

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
  const { db, clock, log } = core;
  const give = createTimedAwards(core, { reports, offer });
  const turnover = createTurnoverRun(core, { reports, awards });

  /** Rewards the events that were not rewarded before. */
  async function offer(campaign: Campaign, events: readonly Occurrence[]): Promise<void> {
    if (events.length === 0) return;
    const known = await knownAwards(db.read, campaign.id, events);
    for (const event of events) {
      if (known.has(`${event.member} ${event.occurrence}`)) continue;
      const awarded = await awards.award(campaign, event);
      if (!awarded.ok) log.debug({ campaign: campaign.id, code: awarded.code }, 'nothing awarded');
    }
  }

  /** Runs the work on the events since the last run. */
  async function since(
    { name, againMs }: { readonly name: string; readonly againMs: number },
    work: (after: Date, to: Date) => Promise<void>,
  ) {
    const to = clock.now();
    const reached = (await cursorOf(db.read, name)) ?? to;
    await work(new Date(reached.getTime() - againMs), to);
    await setCursor(db.read, name, to);
  }

  async function lookAtEvents(brand: Brand, campaigns: readonly Campaign[]): Promise<void> {
    const waiting = ofKinds(campaigns, ['registration', 'deposit', 'nth-deposit', 'referral']);
    if (waiting.length === 0) return;
    const events = { name: `events ${brand.code}`, againMs: overlapMs };
    await since(events, async (after, to) => {
      const span: Span = { brand: brand.code, after, to };
      const members = await registrationsIn(db.read, span);
      const deposits = await depositsIn(db.read, span);
      const friends = await referredDepositsIn(db.read, span);
      for (const campaign of waiting) {
        const { kind } = campaign.draft.trigger;
        const found =
          kind === 'registration'
            ? members.map((one) => registered(campaign, one))
            : kind === 'referral'
              ? friends.map((one) => referred(campaign, one))
              : deposits.map((one) => deposited(campaign, one));
        await offer(
          campaign,
          found.filter((one) => one !== null),
        );
      }
    });
  }

  async function lookAtTurnover(brand: Brand, campaigns: readonly Campaign[]): Promise<void> {
    const waiting = ofKinds(campaigns, ['turnover']).filter(({ draft }) =>
      isRunning(draft, clock.now()),
    );
    if (waiting.length === 0 || !turnover.isDue(brand)) return;
    const bookings = { name: `turnover ${brand.code}`, againMs: 0 };
    await since(bookings, (after) => turnover.run(brand, waiting, after));
  }

  return {
    offer,

    /** Each second: registrations, deposits and turnover. */
    async follow(): Promise<void> {
      for (const brand of await brands.all()) {
        const campaigns = await publishedIn(brand);
        await lookAtEvents(brand, campaigns);
        await lookAtTurnover(brand, campaigns);
      }
    },

    /** Each half minute: what depends on a day or a rank, and the cost of rewards that ended unclaimed. */
    async keepTime(): Promise<void> {
      for (const brand of await brands.all())
        for (const campaign of await publishedIn(brand)) {
          const { draft } = campaign;
          const isDue = isRunning(draft, clock.now()) || draft.trigger.kind === 'loss';
          if (isDue) await give(campaign);
        }
      while ((await db.transaction((tx) => returnCosts(tx, clock.now(), 500))) === 500);
    },
  };
}

const ofKinds = (campaigns: readonly Campaign[], kinds: readonly CampaignTrigger['kind'][]) =>
  campaigns.filter(({ draft }) => kinds.includes(draft.trigger.kind));
