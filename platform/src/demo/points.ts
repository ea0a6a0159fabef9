import {
  parseAmount,
  type BonusTerms,
  type PointItemDraft,
  type PointItemId,
  type PointRulesDraft,
} from '@croupier/contracts';
import type { Core } from '../core.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Points } from '../modules/points/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { utcDay } from '../zoned-time.ts';
import { pointItemSeeds, type PointItemSeed } from './point-items.ts';
import { demoLevels } from './vip-ladder.ts';

interface Dependencies {
  readonly points: Points;
  readonly vip: Vip;
  readonly identity: Pick<Identity, 'byAccount'>;
}

const brands = ['padma', 'verano'] as const;

/** Creates the rules, the points mall and the ladder of the demo, and points of its players and its agent. */
export async function seedPoints(core: Core, { points, vip, identity }: Dependencies) {
  const from = utcDay(core.clock.now());
  for (const brand of brands) {
    await points.admin.rules.seed({ brand, id: 'rules', draft: { ...rules, from } });
    for (const [position, line] of pointItemSeeds.entries()) {
      const id = itemId(`pti_${brand}${line.id}`);
      await points.admin.items.seed({ brand, id, position, draft: draftOf(line) });
      if (line.stock !== 0) await points.seedStock({ brand, id, stock: line.stock });
    }
    await vip.ladders.seed({ brand, id: 'ladder', draft: { ...ladder, from } });
  }
  await credit(core, { points, vip, identity });
}

/** Points and rank points of the players and the agent that the start prints. */
const credits = [
  { brand: 'padma', account: 'rahim', amount: '6400.00', rank: '640.00' },
  { brand: 'padma', account: 'karim_agent', amount: '1500.00', rank: '150.00' },
  { brand: 'verano', account: 'lucia', amount: '900.00', rank: '120.00' },
] as const;

async function credit({ db }: Core, { points, vip, identity }: Dependencies): Promise<void> {
  for (const { brand, account, amount, rank } of credits) {
    const found = await identity.byAccount(brand, account);
    if (!found) continue;
    const member = found.id;
    await db.transaction(async (tx) => {
      const amountUnits = parseAmount(amount) ?? 0n;
      await points.credit(tx, { member, type: 'redeem', amountUnits, source: `demo:${member}` });
      const units = parseAmount(rank) ?? 0n;
      await vip.addRankPoints(tx, { member, units, source: `demo:${member}` });
    });
  }
}

const rules: Omit<PointRulesDraft, 'from'> = {
  words: {
    en: { title: 'How points come', text: 'Points are added a few seconds after a bet settles.' },
    bn: { title: 'পয়েন্ট যেভাবে আসে', text: 'বাজি নিষ্পত্তির কয়েক সেকেন্ড পরে পয়েন্ট যোগ হয়।' },
    es: {
      title: 'Cómo llegan los puntos',
      text: 'Los puntos se añaden unos segundos después de resolverse la apuesta.',
    },
    ar: { title: 'كيف تأتي النقاط', text: 'تُضاف النقاط بعد ثوانٍ من تسوية الرهان.' },
  },
  isEnabled: true,
  rates: { rng: 100, live: 60, lottery: 80, pvp: 60, sports: 50, deposit: 20 },
  pointsPerUnit: 12,
  leastConverted: 120,
};

const ladder = {
  words: {
    en: { title: 'The river club', text: 'Six levels, from the reed to the lighthouse.' },
    bn: { title: 'নদীর ক্লাব', text: 'নলখাগড়া থেকে বাতিঘর, ছয়টি স্তর।' },
    es: { title: 'El club del río', text: 'Seis niveles, del junco al faro.' },
    ar: { title: 'نادي النهر', text: 'ستة مستويات من القصب إلى المنارة.' },
  },
  weights: {
    RNG: 100,
    LIVE: 60,
    FISH: 100,
    PVP: 60,
    SPORTS: 80,
    ELOTT: 100,
    LOTT: 80,
    ESPORTS: 80,
    COCKFIGHT: 60,
  },
  graceMonths: 1,
  levels: demoLevels,
};

const bonusTerms: BonusTerms = {
  times: 8,
  days: 14,
  spends: 'cash-first',
  maxStake: null,
  weights: { RNG: 100, FISH: 50 },
};

function draftOf({ category, price, id, cash, bonus, perMember, title, text }: PointItemSeed) {
  const [en, bn, es, ar] = title.map((one, at) => ({ title: one, text: text[at] ?? '' }));
  if (!en || !bn || !es || !ar) throw new Error(`${id} lacks a language`);
  const draft: PointItemDraft = {
    words: { en, bn, es, ar },
    category,
    price,
    gives: givesOf(cash, bonus),
    art: `mall ${id}`,
    perMember: perMember ?? null,
    isAutomatic: true,
  };
  return draft;
}

function givesOf(cash: string | undefined, bonus: string | undefined): PointItemDraft['gives'] {
  if (cash !== undefined) return { kind: 'cash', amount: cash };
  if (bonus !== undefined) return { kind: 'bonus', amount: bonus, terms: bonusTerms };
  return { kind: 'physical' };
}

export const itemId = (text: string) => text as PointItemId;
