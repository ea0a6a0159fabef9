import type { Clock } from '../core.ts';
import type { Chat } from '../modules/chat/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Raffles } from '../modules/raffles/index.ts';
import { dayAfter, dayIn } from '../zoned-day.ts';

interface Dependencies {
  readonly raffles: Pick<Raffles, 'admin'>;
  readonly chat: Pick<Chat, 'admin' | 'post'>;
  readonly identity: Pick<Identity, 'byAccount'>;
}

const operator = { name: 'operator' };
const weekMs = 7 * 86_400_000;

/** A raffle of this week and an open chat room; what exists stays unchanged. */
export async function seedCommunity(clock: Clock, modules: Dependencies): Promise<void> {
  await seedRaffle(clock, modules.raffles);
  await seedChat('padma', modules);
  await seedChat('verano', modules);
}

async function seedRaffle(clock: Clock, { admin }: Dependencies['raffles']): Promise<void> {
  const week = Math.floor(clock.now().getTime() / weekMs);
  const firstDay = dayIn('UTC', new Date(week * weekMs));
  const cash = (amount: string) => ({ kind: 'cash' as const, amount });
  await admin.create(
    operator,
    {
      brand: 'padma',
      terms: {
        title: {
          en: 'Raffle of the week',
          bn: 'সপ্তাহের র‍্যাফেল',
          es: 'El sorteo de la semana',
          ar: 'سحب الأسبوع',
        },
        prizes: [
          { reward: cash('10000.00'), winners: 1 },
          { reward: cash('1000.00'), winners: 5 },
          { reward: cash('100.00'), winners: 20 },
        ],
        firstDay,
        lastDay: dayAfter(firstDay, 6),
        turnover: '100.00',
        categories: [],
        dailyTickets: 1,
        ticketsAtMost: 500,
      },
      note: 'demo',
    },
    `demo raffle ${week}`,
  );
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
  const known = await chat.admin.settings(brand);
  if (!known.ok || known.value.isOpen) return;
  const settings = { isOpen: true, slowSeconds: 10, textLength: 200 };
  await chat.admin.save(operator, { brand, settings, note: 'demo' });
  for (const [account, text] of lines[brand]) {
    const member = await identity.byAccount(brand, account);
    if (member) await chat.post(member, { text }, `demo ${account}`);
  }
}
