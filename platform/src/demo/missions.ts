import type { Localized, MissionId, MissionTerms } from '@croupier/contracts';
import type { Clock } from '../core.ts';
import type { Leaderboards } from '../modules/leaderboards/index.ts';
import type { Missions } from '../modules/missions/index.ts';
import { dayAfter, dayIn } from '../zoned-day.ts';

interface DemoMission extends Omit<MissionTerms, 'startsAt' | 'after' | 'claimDays'> {
  readonly key: string;
  readonly title: Localized;
  /** Key of the mission that comes first. */
  readonly after?: string;
}

const operator = { name: 'operator' };
const startsAt = '2026-01-01T00:00:00.000Z';

const padmaMissions: readonly DemoMission[] = [
  {
    key: 'warm-up',
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
    key: 'lottery-day',
    title: {
      en: 'A day at the lottery',
      bn: 'লটারির দিন',
      es: 'Un día de lotería',
      ar: 'يوم مع اليانصيب',
    },
    period: 'daily',
    after: 'warm-up',
    steps: [{ measure: 'bets', target: '5.00', category: 'LOTT', stake: '10.00' }],
    reward: { kind: 'cash', amount: '10.00' },
  },
  {
    key: 'slots-week',
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
    key: 'first-deposit',
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
    key: 'verano-week',
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
  readonly missions: Pick<Missions, 'admin'>;
  readonly leaderboards: Pick<Leaderboards, 'admin'>;
}

/** Missions and leaderboards of the demo brands; those that exist stay unchanged. */
export async function seedMissions(clock: Clock, { missions, leaderboards }: Dependencies) {
  await seedBrandMissions(missions, 'padma', padmaMissions);
  await seedBrandMissions(missions, 'verano', veranoMissions);
  await seedLeaderboards(clock, leaderboards);
}

async function seedBrandMissions(
  { admin }: Dependencies['missions'],
  brand: string,
  all: readonly DemoMission[],
): Promise<void> {
  const ids = new Map<string, MissionId>();
  for (const [index, { key, title, after, ...terms }] of all.entries()) {
    const before = after === undefined ? null : (ids.get(after) ?? null);
    const showing = { title, isEnabled: true, endsAt: null, position: index + 1 };
    const input = {
      brand,
      terms: { ...terms, startsAt, claimDays: 3, after: before },
      showing,
      note: 'demo',
    };
    const created = await admin.create(operator, input, `demo ${key}`);
    if (!created.ok) throw new Error(`the demo mission ${key} was refused: ${created.code}`);
    ids.set(key, created.value.id);
  }
}

/** One for each week: a start in another week adds that week's leaderboards. */
async function seedLeaderboards(clock: Clock, { admin }: Dependencies['leaderboards']) {
  const weekMs = 7 * 86_400_000;
  const week = Math.floor(clock.now().getTime() / weekMs);
  const firstDay = dayIn('UTC', new Date(week * weekMs));
  const days = { firstDay, lastDay: dayAfter(firstDay, 6) };
  const cash = (amount: string) => ({ kind: 'cash' as const, amount });
  await admin.create(
    operator,
    {
      brand: 'padma',
      terms: {
        title: {
          en: 'Race of the week',
          bn: 'সপ্তাহের দৌড়',
          es: 'La carrera de la semana',
          ar: 'سباق الأسبوع',
        },
        measure: 'turnover',
        categories: [],
        ...days,
        prizes: [
          { from: 1, to: 1, reward: cash('5000.00') },
          { from: 2, to: 3, reward: cash('1000.00') },
          { from: 4, to: 10, reward: cash('200.00') },
        ],
        isHeld: true,
      },
      note: 'demo',
    },
    `demo race ${week}`,
  );
  await admin.create(
    operator,
    {
      brand: 'padma',
      terms: {
        title: {
          en: 'The biggest win',
          bn: 'সবচেয়ে বড় জয়',
          es: 'El mayor premio',
          ar: 'أكبر ربح',
        },
        measure: 'multiplier',
        categories: ['RNG', 'FISH'],
        stake: '10.00',
        ...days,
        prizes: [{ from: 1, to: 3, reward: cash('500.00') }],
        isHeld: false,
      },
      note: 'demo',
    },
    `demo multiplier ${week}`,
  );
}
