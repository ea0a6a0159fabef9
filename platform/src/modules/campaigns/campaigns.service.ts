import {
  trialType,
  type CampaignDraft,
  type CampaignId,
  type RewardState,
  type ShownCampaign,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { createDocuments, type Documents } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import type { Reports } from '../reports/index.ts';
import { leaveAll } from './awards.store.ts';
import { createCampaignCodes, heldOut } from './campaign-codes.ts';
import { createCampaignEntries } from './campaign-entries.ts';
import { campaignKind } from './campaign-kind.ts';
import { isRunning, type Campaign } from './campaign.ts';
import { rainOf, type LoadRain } from './campaign-rain.ts';
import { createAwards, type AwardRefusal, type AwardUses } from './campaign-awards.ts';
import { createCampaignRuns } from './campaign-runs.ts';
import { createCampaignView, type Player } from './campaign-view.ts';
import { createCampaignsAdmin, type CampaignsAdmin } from './campaigns-admin.ts';

type NotOpen = 'campaign-closed' | 'campaign-not-open-to-member';

export interface Campaigns {
  /** Campaigns that are running, coming or have just ended, as a visitor or a member sees them. */
  list(brand: Brand, member: Player | null): Promise<Outcome<readonly ShownCampaign[]>>;
  join(member: Player, id: CampaignId): Promise<Outcome<ShownCampaign, 'not-found' | NotOpen>>;
  leave(member: Player, id: CampaignId): Promise<Outcome<ShownCampaign, 'not-found'>>;
  checkIn(member: Player, id: CampaignId): Promise<Outcome<ShownCampaign, 'not-found' | NotOpen>>;
  /** Who has entered the code before gets the first answer again; with another key it says so. */
  enterCode(
    member: Player,
    code: string,
    key: string,
  ): Promise<
    Outcome<
      {
        readonly campaign: ShownCampaign;
        readonly state: RewardState;
        readonly wasEntered: boolean;
      },
      AwardRefusal | 'campaign-code-unknown'
    >
  >;
  /** For the job: registrations, deposits and turnover. */
  follow(): Promise<void>;
  /** For the job: ranks, birthdays, schedules and closed periods. */
  keepTime(): Promise<void>;
  readonly documents: Documents<CampaignDraft, CampaignId>;
  readonly admin: CampaignsAdmin;
  /** Rewards that rain in the chat room. */
  readonly rainNow: LoadRain;
}

export interface CampaignsUses extends AwardUses {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly live: Live;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll' | 'catchUpMembers'>;
}

/** How long a campaign that is over is still shown. */
const shownAfterMs = 3 * 24 * 3_600_000;

export function createCampaigns(core: Core, uses: CampaignsUses): Campaigns {
  const { db, clock } = core;
  const { brands, live } = uses;
  const documents = createDocuments({ core, live }, campaignKind);
  const awards = createAwards(core, uses);
  const codes = createCampaignCodes(core, awards);
  const entries = createCampaignEntries(core, awards);

  async function publishedIn(brand: Brand): Promise<readonly Campaign[]> {
    const published = await documents.shown({ brand, now: clock.now() });
    return published.map(({ id, content }) => ({ id, brand, draft: content }));
  }

  const runs = createCampaignRuns(core, uses, { awards, publishedIn });
  const { one, openTo, shown } = createCampaignView(core, uses);

  function isListed({ draft }: Campaign): boolean {
    const end = draft.endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(draft.endsAt);
    return draft.trigger.kind !== 'manual' && clock.now().getTime() < end + shownAfterMs;
  }

  async function placeOf(member: Player, id: CampaignId) {
    const brand = await brands.byCode(member.brand);
    const all = brand ? await publishedIn(brand) : [];
    const [campaign] = await openTo(
      all.filter((one) => one.id === id),
      member,
    );
    return brand && campaign ? { brand, campaign, all } : null;
  }

  return {
    documents,
    admin: createCampaignsAdmin(core, uses, { awards, publishedIn }),
    rainNow: async (brand) => rainOf(await publishedIn(brand), { clock, awards }),
    follow: runs.follow,
    keepTime: runs.runTimedAwards,

    async list(brand, member) {
      const listed = (await publishedIn(brand)).filter(isListed);
      const player = member?.type === trialType ? null : member;
      const open = player ? await openTo(listed, player) : listed.filter(isPublic);
      return done(await shown(open, brand, player));
    },

    async join(member, id) {
      const place = await placeOf(member, id);
      if (!place) return fail('not-found');
      const { campaign, all } = place;
      const { needsJoin } = campaign.draft;
      if (!needsJoin || !isRunning(campaign.draft, clock.now())) return fail('campaign-closed');
      const error = await db.transaction((tx) => entries.join(tx, member, campaign, all));
      return error ?? one(campaign, member);
    },

    async leave(member, id) {
      const place = await placeOf(member, id);
      if (!place) return fail('not-found');
      await db.transaction((tx) => leaveAll(tx, member.id, [id]));
      return one(place.campaign, member);
    },

    async checkIn(member, id) {
      const place = await placeOf(member, id);
      if (!place) return fail('not-found');
      const { draft } = place.campaign;
      const { trigger } = draft;
      if (trigger.kind !== 'login-streak' || !isRunning(draft, clock.now()))
        return fail('campaign-closed');
      const error = await db.transaction((tx) =>
        entries.checkIn(tx, member, place.campaign, trigger.days),
      );
      return error ?? one(place.campaign, member);
    },

    async enterCode(member, code, key) {
      const brand = await brands.byCode(member.brand);
      const campaign = brand && (await publishedIn(brand)).find((each) => hasCode(each, code));
      if (!campaign) return fail('campaign-code-unknown');
      const entered = await codes.enter(campaign, member, key);
      if (!entered.ok) return entered;
      const { state, wasEntered } = entered.value;
      if (state === heldOut) return fail('campaign-not-open-to-member');
      const view = await one(campaign, member);
      return view.ok ? done({ campaign: view.value, state, wasEntered }) : view;
    },
  };
}

/** Campaigns for chosen members are not shown to visitors. */
const isPublic = ({ draft: { audience } }: Campaign): boolean =>
  audience.accounts.length === 0 && audience.labels.length === 0;

const hasCode = ({ draft: { trigger } }: Campaign, code: string): boolean =>
  trigger.kind === 'code' && trigger.code === code;
