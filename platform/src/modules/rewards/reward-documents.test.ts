import {
  calls,
  campaignDocumentCalls,
  leaderboardDocumentCalls,
  missionDocumentCalls,
  pointItemCalls,
  pointRulesCalls,
  raffleDocumentCalls,
  vipLadderCalls,
  type CampaignDraft,
  type CampaignId,
  type LeaderboardDraft,
  type LeaderboardId,
  type MissionDraft,
  type MissionId,
  type PointItemDraft,
  type PointItemId,
  type PointRulesDraft,
  type RaffleDraft,
  type RaffleId,
  type VipLadderDraft,
} from '@croupier/contracts';
import { validDraft } from '../../testing/campaigns-table.ts';
import { titled } from '../../testing/documents.ts';
import { pointItem, pointRules } from '../../testing/points-table.ts';
import { withSecondFactor } from '../../testing/test-operators.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { aDocumentIsVersioned, type VersionedKind } from '../../testing/versioned-document.ts';

let site: TestSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await testSite();
  const credentials = { name: 'mina', password: 'Console2026!' };
  await site.app.modules.operators.enrol(credentials);
  operator = site.browser();
  const { value: signedIn } = await operator.call(calls.operatorLogin, credentials);
  operator.token = signedIn.token;
  await withSecondFactor(site.core, signedIn.id);
});

const language = 'bn';
const days = { firstDay: '2199-01-01', lastDay: '2199-01-07' };
const reward = { kind: 'cash', amount: '10.00' } as const;
const namesOf = (shown: readonly { readonly title: { readonly bn: string } }[]) =>
  shown.map(({ title }) => title.bn);
/** Texts of a kind that shows an empty title while nothing is published. */
const worded = (title: string) => ({ bn: { title, text: '' } });
const written = (titles: readonly string[]) => titles.filter(Boolean);

function aReader() {
  return { id: site.core.ids.next('mem'), brand: 'padma', account: 'rahim', type: 0 } as const;
}

const missions: VersionedKind<MissionDraft, MissionId> = {
  calls: missionDocumentCalls,
  id: null,
  draft: (title) => ({
    words: titled(title),
    period: 'daily',
    startsAt: '2020-01-01T00:00:00.000Z',
    endsAt: null,
    steps: [{ measure: 'turnover', target: '100.00' }],
    reward,
    claimDays: 1,
    after: null,
  }),
  async shown() {
    const answer = await site.app.modules.missions.summary(aReader());
    return answer.ok ? namesOf(answer.value.missions) : [];
  },
};

const leaderboards: VersionedKind<LeaderboardDraft, LeaderboardId> = {
  calls: leaderboardDocumentCalls,
  id: null,
  draft: (title) => ({
    words: titled(title),
    measure: 'turnover',
    categories: [],
    points: {},
    stake: null,
    ...days,
    prizes: [{ from: 1, to: 1, reward }],
    isHeld: true,
  }),
  async shown() {
    const answer = await site.app.modules.leaderboards.shown(aReader(), {});
    return answer.ok ? namesOf(answer.value) : [];
  },
};

const raffles: VersionedKind<RaffleDraft, RaffleId> = {
  calls: raffleDocumentCalls,
  id: null,
  draft: (title) => ({
    words: titled(title),
    prizes: [{ reward, winners: 1 }],
    ...days,
    turnover: '10.00',
    categories: [],
    dailyTickets: 1,
    ticketsAtMost: 50,
  }),
  async shown() {
    const answer = await site.browser().call(calls.raffles, undefined);
    return answer.value.map(({ terms }) => terms.title.bn);
  },
};

const ladder: VersionedKind<VipLadderDraft, 'ladder'> = {
  calls: vipLadderCalls,
  id: null,
  draft: (title) => ({
    words: worded(title),
    from: '2020-01-01',
    weights: { LOTT: 100 },
    graceMonths: 1,
    levels: [
      {
        names: { bn: 'One' },
        reach: 10,
        keep: 5,
        benefits: {
          rebateBonus: 0,
          withdrawalBonus: null,
          instantWithdrawal: null,
          levelGift: null,
          birthdayGift: null,
        },
      },
    ],
  }),
  async shown() {
    const { value } = await site.browser().call(calls.vipLadder, { language });
    return written([value.title]);
  },
};

const rules: VersionedKind<PointRulesDraft, 'rules'> = {
  calls: pointRulesCalls,
  id: null,
  draft: (title) => ({ ...pointRules, words: worded(title) }),
  async shown() {
    const { value } = await site.browser().call(calls.pointConfig, { language });
    return written([value.title]);
  },
};

const items: VersionedKind<PointItemDraft, PointItemId> = {
  calls: pointItemCalls,
  id: null,
  draft: (title) => ({ ...pointItem, words: worded(title) }),
  async shown() {
    const { value } = await site.browser().call(calls.pointRewards, { language });
    return value.map(({ title }) => title);
  },
};

const campaigns: VersionedKind<CampaignDraft, CampaignId> = {
  calls: campaignDocumentCalls,
  id: null,
  draft: (title) =>
    validDraft({
      startsAt: '2020-01-01T00:00:00.000Z',
      words: { bn: { title, summary: 'x' } },
    }),
  async shown() {
    const { value } = await site.browser().call(calls.campaigns, undefined);
    return namesOf(value);
  },
};

const byOperator = () => operator;

describe('missions', () => aDocumentIsVersioned(byOperator, missions));
describe('leaderboards', () => aDocumentIsVersioned(byOperator, leaderboards));
describe('raffles', () => aDocumentIsVersioned(byOperator, raffles));
describe('VIP ladders', () => aDocumentIsVersioned(byOperator, ladder));
describe('rules of points', () => aDocumentIsVersioned(byOperator, rules));
describe('items of the points mall', () => aDocumentIsVersioned(byOperator, items));
describe('campaigns', () => aDocumentIsVersioned(byOperator, campaigns));
