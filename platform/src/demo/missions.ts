import type { Localized, MissionDraft } from '@croupier/contracts';
import { idOf } from '@croupier/contracts/schemas';
import type { Clock } from '../core.ts';
import type { Leaderboards } from '../modules/leaderboards/index.ts';
import type { Missions } from '../modules/missions/index.ts';
import { demoWeek } from './demo-week.ts';

interface DemoMission extends Pick<MissionDraft, 'period' | 'steps' | 'reward'> {
  readonly id: string;
  readonly title: Localized;
  /** The mission that comes first. */
  readonly after?: string;
}

const startsAt = '2026-01-01T00:00:00.000Z';

const padmaMissions: readonly DemoMission[] = [
  {
    id: 'mis_padmawarmup0',
    title: {
      en: 'Warm up',
      bn: 'শুরুর দৌড়',
      es: 'Calentamiento',
      ar: 'الإحماء',
    },
    period: 'daily',
    steps: [
      { measure: 'visits', target: '1.00' },
      { measure: 'turnover', target: '100.00' },
    ],
    reward: { kind: 'cash', amount: '5.00' },
  },
  {
    id: 'mis_padmalottday',
    title: {
      en: 'A day at the lottery',
      bn: 'লটারির দিন',
      es: 'Un día de lotería',
      ar: 'يوم مع اليانصيب',
    },
    period: 'daily',
    after: 'mis_padmawarmup0',
    steps: [{ measure: 'bets', target: '5.00', category: 'LOTT', stake: '10.00' }],
    reward: { kind: 'cash', amount: '10.00' },
  },
  {
    id: 'mis_padmaslots00',
    title: {
      en: 'Slots of the week',
      bn: 'সপ্তাহের স্লট',
      es: 'Las tragaperras de la semana',
      ar: 'سلوتس الأسبوع',
    },
    period: 'weekly',
    steps: [
      { measure: 'turnover', target: '2000.00', category: 'RNG' },
      { measure: 'win', target: '500.00', category: 'RNG' },
    ],
    reward: { kind: 'cash', amount: '50.00' },
  },
  {
    id: 'mis_padmafirst00',
    title: {
      en: 'Your first steps',
      bn: 'আপনার প্রথম ধাপ',
      es: 'Tus primeros pasos',
      ar: 'خطواتك الأولى',
    },
    period: 'once',
    steps: [
      { measure: 'deposit', target: '500.00' },
      { measure: 'visits', target: '3.00' },
    ],
    reward: { kind: 'cash', amount: '25.00' },
  },
];

const veranoMissions: readonly DemoMission[] = [
  {
    id: 'mis_veranoweek00',
    title: {
      en: 'Three days this week',
      bn: 'এই সপ্তাহে তিন দিন',
      es: 'Tres días esta semana',
      ar: 'ثلاثة أيام هذا الأسبوع',
    },
    period: 'weekly',
    steps: [{ measure: 'visits', target: '3.00' }],
    reward: { kind: 'cash', amount: '1.00' },
  },
];

interface Dependencies {
  readonly missions: Pick<Missions, 'documents'>;
  readonly leaderboards: Pick<Leaderboards, 'documents'>;
}

/** Missions and leaderboards of the demo brands; those that exist stay unchanged. */
export async function seedMissions(clock: Clock, { missions, leaderboards }: Dependencies) {
  await seedBrandMissions(missions, 'padma', padmaMissions);
  await seedBrandMissions(missions, 'verano', veranoMissions);
  await seedLeaderboards(clock, leaderboards);
}

async function seedBrandMissions(
  { documents }: Dependencies['missions'],
  brand: string,
  all: readonly DemoMission[],
): Promise<void> {
  if ((await documents.list(brand)).length > 0) return;
  const missionId = idOf('mis');
  for (const [index, { id, title, after, ...terms }] of all.entries())
    await documents.seed({
      brand,
      id: missionId.parse(id),
      position: index + 1,
      draft: {
        ...terms,
        words: titled(title),
        startsAt,
        endsAt: null,
        claimDays: 3,
        after: after === undefined ? null : missionId.parse(after),
      },
    });
}

export const titled = ({ en, bn, es, ar }: Localized) => ({
  en: { title: en },
  bn: { title: bn },
  es: { title: es },
  ar: { title: ar },
});

const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const boardId = idOf('lbd');

const races = [
  {
    brand: 'padma',
    prizes: [
      { from: 1, to: 1, reward: cash('5000.00') },
      { from: 2, to: 3, reward: cash('1000.00') },
      { from: 4, to: 10, reward: cash('200.00') },
    ],
  },
  {
    brand: 'verano',
    prizes: [
      { from: 1, to: 1, reward: cash('50.00') },
      { from: 2, to: 10, reward: cash('5.00') },
    ],
  },
];

/** One for each week: a start in another week adds that week's leaderboards. */
async function seedLeaderboards(clock: Clock, { documents }: Dependencies['leaderboards']) {
  const { week, firstDay, lastDay } = demoWeek(clock);
  const days = { firstDay, lastDay };
  for (const { brand, prizes } of races) {
    const known = await documents.list(brand);
    if (known.some(({ draft }) => draft.firstDay === firstDay)) continue;
    await documents.seed({
      brand,
      id: boardId.parse(`lbd_${brand}race${week}`),
      draft: {
        words: titled({
          en: 'Race of the week',
          bn: 'সপ্তাহের দৌড়',
          es: 'La carrera de la semana',
          ar: 'سباق الأسبوع',
        }),
        measure: 'turnover',
        categories: [],
        points: {},
        stake: null,
        ...days,
        prizes,
        isHeld: true,
      },
    });
  }
  const known = await documents.list('padma');
  const mostId = boardId.parse(`lbd_padmamost${week}`);
  if (known.some(({ id }) => id === mostId)) return;
  await documents.seed({
    brand: 'padma',
    id: mostId,
    draft: {
      words: titled({
        en: 'The biggest win',
        bn: 'সবচেয়ে বড় জয়',
        es: 'El mayor premio',
        ar: 'أكبر ربح',
      }),
      measure: 'multiplier',
      categories: ['RNG', 'FISH'],
      points: {},
      stake: '10.00',
      ...days,
      prizes: [{ from: 1, to: 3, reward: cash('500.00') }],
      isHeld: false,
    },
  });
}
