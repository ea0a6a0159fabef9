import type { createBonuses } from '../modules/bonuses/index.ts';
import type { Brand, Brands } from '../modules/brands/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { createInbox } from '../modules/inbox/index.ts';
import type { Operators } from '../modules/operators/index.ts';
import type { Member, MemberRecord, Operator } from '../modules/identity/index.ts';
import { enrolOperators } from './accounts.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { asSignedIn } from './demo-bets.ts';
import { hostRequests, type RequestDependencies } from './host-requests.ts';

export interface HostDependencies extends RequestDependencies {
  readonly bonuses: Pick<ReturnType<typeof createBonuses>, 'admin'>;
  readonly brands: Pick<Brands, 'byCode'>;
  readonly cashier: Cashier;
  readonly inbox: Pick<ReturnType<typeof createInbox>, 'admin'>;
  readonly operators: Operators;
}

const note = 'Set up with the demo.';
const words = {
  en: { title: 'Welcome' },
  bn: { title: 'স্বাগতম' },
  es: { title: 'Bienvenida' },
  ar: { title: 'ترحيب' },
};
const hostAgent = 'karim_agent';
const payee = { name: 'Rahim Uddin', mobile: '01712345601' };
const [paidAmount, waitingAmount] = ['1500.00', '800.00'];

/**
 * Gives the player that the start prints a paid and a waiting withdrawal, a bonus in progress and messages, and the
 * agent a bonus as well, through the calls of a member and of an operator. Returns whether everything is done; repeated calls change nothing.
 */
export async function welcomeHost(
  modules: HostDependencies,
  record: MemberRecord,
): Promise<boolean> {
  const brand = await modules.brands.byCode(record.brand);
  const [person] = await enrolOperators(modules.operators);
  if (!brand || !person) return false;
  const operator = { ...person, token: '' };
  const member = asSignedIn(record, brand);
  const agent = await modules.identity.byAccount(record.brand, hostAgent);
  for (const owner of [member, ...(agent ? [agent] : [])])
    await grantBonus(modules, owner, operator);
  await sendMessages(modules, { brand, member, operator });
  await hostRequests(modules, { brand, member, operator });
  return withdraw(modules, member, operator);
}

async function withdraw(
  { cashier }: HostDependencies,
  member: Member,
  operator: Operator,
): Promise<boolean> {
  const ask = (amount: string, key: string) =>
    askWithdrawal(cashier, member, { payee, amount, key });
  const paid = await ask(paidAmount, 'demo-withdrawal-paid');
  if (!paid) return false;
  if (paid.state === 'held') await cashier.admin.approve(operator, { id: paid.id, note });
  return (await ask(waitingAmount, 'demo-withdrawal-waiting')) !== null;
}

async function grantBonus(
  { bonuses }: HostDependencies,
  { id: memberId, brand, account }: Pick<Member, 'id' | 'brand' | 'account'>,
  operator: Operator,
): Promise<void> {
  const known = await bonuses.admin.ofAccount({ brand, account });
  if (!known.ok || known.value.bonuses.length > 0) return;
  const terms = {
    times: 10,
    days: 30,
    spends: 'cash-first' as const,
    maxStake: '500.00',
    weights: { RNG: 100, FISH: 100, LIVE: 10 },
  };
  await bonuses.admin.grant({ memberId, amount: '500.00', words, terms, note }, operator);
}

const messages = [
  {
    key: 'demo-welcome',
    words: {
      en: {
        title: 'Your welcome bonus is active',
        text: 'You have 500 of bonus money. The page “Bonuses” shows what is still to be staked and until when.',
      },
      bn: {
        title: 'আপনার স্বাগত বোনাস চালু হয়েছে',
        text: 'আপনার ৫০০ বোনাস টাকা আছে। কত বাজি ধরা বাকি আর কবে পর্যন্ত, “বোনাস” পাতায় দেখুন।',
      },
      es: {
        title: 'Tu bono de bienvenida está activo',
        text: 'Tienes 500 de dinero de bono. La página «Bonos» muestra cuánto falta por apostar y hasta cuándo.',
      },
      ar: {
        title: 'مكافأتك الترحيبية مفعّلة',
        text: 'لديك ٥٠٠ من رصيد المكافأة. تعرض صفحة «المكافآت» ما بقي رهانه وآخر موعد.',
      },
    },
  },
  {
    key: 'demo-payout',
    words: {
      en: {
        title: 'About your withdrawals',
        text: 'One withdrawal was sent to your bKash wallet, and one waits for our check. The page “Withdraw” shows each step.',
      },
      bn: {
        title: 'আপনার উত্তোলন সম্পর্কে',
        text: 'একটি উত্তোলন আপনার বিকাশ ওয়ালেটে পাঠানো হয়েছে, আরেকটি যাচাইয়ের অপেক্ষায়। “উত্তোলন” পাতায় প্রতিটি ধাপ দেখুন।',
      },
      es: {
        title: 'Sobre tus retiradas',
        text: 'Una retirada se envió a tu monedero bKash y otra espera nuestra revisión. La página «Retirar» muestra cada paso.',
      },
      ar: {
        title: 'بشأن عمليات السحب',
        text: 'أُرسل سحب إلى محفظتك في بيكاش، وينتظر سحب آخر مراجعتنا. تعرض صفحة «السحب» كل خطوة.',
      },
    },
  },
];

async function sendMessages(
  { inbox }: HostDependencies,
  {
    brand,
    member,
    operator,
  }: { readonly brand: Brand; readonly member: Member; readonly operator: Operator },
): Promise<void> {
  for (const { key, words } of messages)
    await inbox.admin.send(
      {
        brand: brand.code,
        audience: { kind: 'member', account: member.account },
        words,
        image: null,
        sendAt: null,
        note,
      },
      operator,
      key,
    );
}
