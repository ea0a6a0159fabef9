import { everyMember, type CampaignDraft, type Localized } from '@croupier/contracts';
import { idOf } from '@croupier/contracts/schemas';
import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';
import { dayjs } from '../zoned-time.ts';
import { padmaCampaigns, type CampaignLine } from './campaigns-padma.ts';

type Seeded = Pick<Modules, 'brands' | 'campaigns' | 'identity' | 'rewards'>;

/** Starts the campaigns of Padma, and grants its demo member a reward that waits to be claimed. */
export async function seedCampaigns(core: Pick<Core, 'clock' | 'db'>, modules: Seeded) {
  const now = core.clock.now();
  for (const [position, line] of padmaCampaigns.entries())
    await modules.campaigns.documents.seed({
      brand: 'padma',
      id: idOf('cmp').parse(line.id),
      position,
      draft: draftOf(line, now),
    });
  await greet(core, modules, now);
}

function draftOf({ id: _, days, ...line }: CampaignLine, now: Date): CampaignDraft {
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

const title: Localized = {
  en: 'A greeting from Padma',
  bn: 'পদ্মার শুভেচ্ছা',
  es: 'Un saludo de Padma',
  ar: 'تحية من بادما',
};
const term: Localized = {
  en: 'The money is cash: it can be played and withdrawn.',
  bn: 'টাকাটি নগদ: খেলা যায় এবং তোলা যায়।',
  es: 'Es efectivo: se puede jugar y retirar.',
  ar: 'المبلغ نقد: يمكن اللعب به وسحبه.',
};

async function greet(
  { db }: Pick<Core, 'db'>,
  { brands, identity, rewards }: Seeded,
  now: Date,
): Promise<void> {
  const brand = await brands.byCode('padma');
  const member = await identity.byAccount('padma', 'rahim');
  if (!brand || !member) return;
  await db.transaction((tx) =>
    rewards.grant(tx, {
      member: member.id,
      brand,
      reward: { kind: 'cash', amount: '100.00' },
      source: { type: 'operator', id: 'demo-greeting' },
      title,
      terms: [term],
      expiresAt: dayjs.utc(now).add(30, 'day').toDate(),
      claim: 'manual',
    }),
  );
}
