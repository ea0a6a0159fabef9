import { idOf } from '@croupier/contracts/schemas';
import type { Clock } from '../core.ts';
import type { Chat } from '../modules/chat/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Raffles } from '../modules/raffles/index.ts';
import { demoWeek } from './demo-week.ts';
import { titled } from './missions.ts';

interface Dependencies {
  readonly raffles: Pick<Raffles, 'documents'>;
  readonly chat: Pick<Chat, 'documents' | 'post'>;
  readonly identity: Pick<Identity, 'byAccount'>;
}

/** A raffle of this week and an open chat room; what exists stays unchanged. */
export async function seedCommunity(clock: Clock, modules: Dependencies): Promise<void> {
  await seedRaffle(clock, modules.raffles);
  await seedChat('padma', modules);
  await seedChat('verano', modules);
}

/** One for each week: a start in another week adds that week's raffle. */
async function seedRaffle(clock: Clock, { documents }: Dependencies['raffles']): Promise<void> {
  const { week, firstDay, lastDay } = demoWeek(clock);
  const known = await documents.list('padma');
  if (known.some(({ draft }) => draft.firstDay === firstDay)) return;
  const cash = (amount: string) => ({ kind: 'cash' as const, amount });
  await documents.seed({
    brand: 'padma',
    id: idOf('rfl').parse(`rfl_padmaweek${week}`),
    draft: {
      words: titled({
        en: 'Raffle of the week',
        bn: 'সপ্তাহের র‍্যাফেল',
        es: 'El sorteo de la semana',
        ar: 'سحب الأسبوع',
      }),
      prizes: [
        { reward: cash('10000.00'), winners: 1 },
        { reward: cash('1000.00'), winners: 5 },
        { reward: cash('100.00'), winners: 20 },
      ],
      firstDay,
      lastDay,
      turnover: '100.00',
      categories: [],
      dailyTickets: 1,
      ticketsAtMost: 500,
    },
  });
}

const lines = {
  padma: [
    ['nasrin', 'শুভ সন্ধ্যা সবাইকে!'],
    ['tania', 'Good luck tonight, everyone.'],
    ['sumon', 'আজ মিশন শেষ করে ফেললাম।'],
  ],
  verano: [['lucia', '¡Buenas noches! ¿Quién va primero en la clasificación?']],
} as const;

async function seedChat(
  brand: keyof typeof lines,
  { chat, identity }: Pick<Dependencies, 'chat' | 'identity'>,
): Promise<void> {
  if ((await chat.documents.list(brand)).length > 0) return;
  await chat.documents.seed({ brand, id: 'room', draft: { slowSeconds: 10, textLength: 200 } });
  for (const [account, text] of lines[brand]) {
    const member = await identity.byAccount(brand, account);
    if (member) await chat.post(member, { text }, `demo ${account}`);
  }
}
