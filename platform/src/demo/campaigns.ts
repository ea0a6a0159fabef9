import { everyMember, type CampaignDraft, type Localized } from '@croupier/contracts';
import { idOf } from '@croupier/contracts/schemas';
import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';
import { dayjs } from '../zoned-time.ts';
import { padmaCampaigns, type CampaignSeed } from './campaigns-padma.ts';
import { veranoCampaigns } from './campaigns-verano.ts';

type Dependencies = Pick<Modules, 'brands' | 'campaigns' | 'identity' | 'rewards'>;

const campaigns = [
  { brand: 'padma', lines: padmaCampaigns },
  { brand: 'verano', lines: veranoCampaigns },
];

/** Starts the campaigns of both brands, and grants members rewards that wait to be claimed or approved. */
export async function seedCampaigns(core: Pick<Core, 'clock' | 'db'>, modules: Dependencies) {
  const now = core.clock.now();
  for (const { brand, lines } of campaigns)
    for (const [position, line] of lines.entries())
      await modules.campaigns.documents.seed({
        brand,
        id: idOf('cmp').parse(line.id),
        position,
        draft: draftOf(line, now),
      });
  for (const greeting of greetings) await greet(core, modules, { ...greeting, now });
}

function draftOf({ id: _, days, ...line }: CampaignSeed, now: Date): CampaignDraft {
  return {
    perMemberDay: null,
    budget: null,
    budgetPerDay: null,
    claim: 'manual',
    needsJoin: false,
    group: null,
    notWithBonus: false,
    ...line,
    claimDays: 7,
    audience: everyMember,
    startsAt: now.toISOString(),
    endsAt: days === null ? null : dayjs.utc(now).add(days, 'day').toISOString(),
  };
}

const titleOf = (brand: string): Localized => ({
  en: `A greeting from ${brand}`,
  bn: `${brand}-এর শুভেচ্ছা`,
  es: `Un saludo de ${brand}`,
  ar: `تحية من ${brand}`,
});
const term: Localized = {
  en: 'The money is cash: it can be played and withdrawn.',
  bn: 'টাকাটি নগদ: খেলা যায় এবং তোলা যায়।',
  es: 'Es efectivo: se puede jugar y retirar.',
  ar: 'المبلغ نقد: يمكن اللعب به وسحبه.',
};

const greetings = [
  { brand: 'padma', account: 'rahim', amount: '100.00', claim: 'manual' },
  { brand: 'padma', account: 'rahim', amount: '25.00', claim: 'automatic' },
  { brand: 'padma', account: 'karim_agent', amount: '100.00', claim: 'manual' },
  { brand: 'padma', account: 'karim_agent', amount: '25.00', claim: 'automatic' },
  { brand: 'padma', account: 'nasrin', amount: '750.00', claim: 'approval' },
  { brand: 'verano', account: 'lucia', amount: '20.00', claim: 'approval' },
  { brand: 'verano', account: 'lucia', amount: '2.00', claim: 'automatic' },
] as const;

type Greeting = (typeof greetings)[number] & { readonly now: Date };

async function greet(
  { db }: Pick<Core, 'db'>,
  { brands, identity, rewards }: Dependencies,
  { brand: code, account, amount, claim, now }: Greeting,
): Promise<void> {
  const brand = await brands.byCode(code);
  const member = await identity.byAccount(code, account);
  if (!brand || !member) return;
  await db.transaction((tx) =>
    rewards.grant(tx, {
      member: member.id,
      brand,
      reward: { kind: 'cash', amount },
      source: { type: 'operator', id: claim === 'automatic' ? 'demo-thanks' : 'demo-greeting' },
      title: titleOf(brand.name),
      terms: [term],
      expiresAt: dayjs.utc(now).add(30, 'day').toDate(),
      claim,
    }),
  );
}
