import type { BonusTerms, CampaignDraft, CampaignTier } from '@croupier/contracts';

/** What the campaigns of the demo differ in. */
export interface CampaignSeed
  extends
    Pick<CampaignDraft, 'category' | 'art' | 'words' | 'trigger' | 'tiers' | 'perMember'>,
    Partial<
      Pick<
        CampaignDraft,
        | 'perMemberDay'
        | 'budget'
        | 'budgetPerDay'
        | 'claim'
        | 'needsJoin'
        | 'group'
        | 'notWithBonus'
      >
    > {
  readonly id: string;
  /** Duration in days from the seeding; `null`: without an end. */
  readonly days: number | null;
}

const wagering = (times: number): BonusTerms => ({
  times,
  days: 14,
  spends: 'cash-first',
  maxStake: '500.00',
  weights: { RNG: 100, FISH: 100, LIVE: 20 },
});

const cashFrom = (from: string, amount: string): CampaignTier => ({
  from,
  gift: { kind: 'fixed', reward: { kind: 'cash', amount }, value: null },
});

/** Padma's campaigns, as its operators would write them. */
export const padmaCampaigns: readonly CampaignSeed[] = [
  {
    id: 'cmp_padmafirst00',
    category: 'welcome',
    art: 'first-boat',
    words: {
      en: { title: 'Your first deposit, doubled', summary: 'A bonus of 100%, up to ৳5,000.' },
      bn: { title: 'প্রথম ডিপোজিট দ্বিগুণ', summary: '১০০% বোনাস, সর্বোচ্চ ৳৫,০০০।' },
      es: { title: 'Tu primer depósito, el doble', summary: 'Un bono del 100 %, hasta ৳5.000.' },
      ar: { title: 'إيداعك الأول مضاعف', summary: 'مكافأة ١٠٠٪ حتى ৳٥٬٠٠٠.' },
    },
    trigger: { kind: 'nth-deposit', number: 1 },
    tiers: [
      {
        from: '200.00',
        gift: { kind: 'share', percent: 100, most: '5000.00', terms: wagering(12) },
      },
    ],
    perMember: 1,
    needsJoin: true,
    group: 'deposit',
    notWithBonus: true,
    days: null,
  },
  {
    id: 'cmp_padmareload0',
    category: 'reload',
    art: 'evening-ferry',
    words: {
      en: { title: '20% on a deposit each day', summary: 'Once a day, up to ৳2,000 of bonus.' },
      bn: { title: 'প্রতিদিন একটি ডিপোজিটে ২০%', summary: 'দিনে একবার, সর্বোচ্চ ৳২,০০০ বোনাস।' },
      es: { title: '20 % en un depósito al día', summary: 'Una vez al día, hasta ৳2.000 de bono.' },
      ar: { title: '٢٠٪ على إيداع كل يوم', summary: 'مرة في اليوم، حتى ৳٢٬٠٠٠ من المكافآت.' },
    },
    trigger: { kind: 'deposit' },
    tiers: [
      { from: '500.00', gift: { kind: 'share', percent: 20, most: '2000.00', terms: wagering(8) } },
    ],
    perMember: 30,
    perMemberDay: 1,
    budgetPerDay: '200000.00',
    needsJoin: true,
    group: 'deposit',
    notWithBonus: true,
    days: 30,
  },
  {
    id: 'cmp_padmaclimb00',
    category: 'reload',
    art: 'tea-garden-steps',
    words: {
      en: {
        title: 'The daily climb',
        summary: 'Three steps of turnover in slots and fish games, cash on each.',
      },
      bn: { title: 'প্রতিদিনের সিঁড়ি', summary: 'স্লট ও ফিশিংয়ে মোট বাজির তিন ধাপ, প্রতিটিতে নগদ।' },
      es: {
        title: 'La subida diaria',
        summary: 'Tres escalones de apuestas en tragaperras y pesca, con efectivo en cada uno.',
      },
      ar: {
        title: 'الصعود اليومي',
        summary: 'ثلاث درجات من الرهان في السلوتس والصيد، ونقد عند كل درجة.',
      },
    },
    trigger: { kind: 'turnover', period: 'day', categories: ['RNG', 'FISH'] },
    tiers: [
      cashFrom('1000.00', '10.00'),
      cashFrom('5000.00', '60.00'),
      cashFrom('20000.00', '300.00'),
    ],
    perMember: 300,
    perMemberDay: 3,
    budgetPerDay: '100000.00',
    days: 60,
  },
  {
    id: 'cmp_padmaback000',
    category: 'vip',
    art: 'monsoon-return',
    words: {
      en: {
        title: '5% back each week',
        summary: 'Of what you lost from Monday to Sunday, in cash.',
      },
      bn: { title: 'প্রতি সপ্তাহে ৫% ফেরত', summary: 'সোমবার থেকে রবিবার যা হারান, তার থেকে নগদ।' },
      es: {
        title: 'Un 5 % de vuelta cada semana',
        summary: 'De lo perdido de lunes a domingo, en efectivo.',
      },
      ar: { title: 'استرداد ٥٪ كل أسبوع', summary: 'مما خسرته من الاثنين إلى الأحد، نقدًا.' },
    },
    trigger: { kind: 'loss', period: 'week', categories: [] },
    tiers: [{ from: '500.00', gift: { kind: 'share', percent: 5, most: '10000.00', terms: null } }],
    perMember: 100,
    claim: 'manual',
    days: null,
  },
  {
    id: 'cmp_padmastreak0',
    category: 'reload',
    art: 'seven-lanterns',
    words: {
      en: { title: 'Seven days in a row', summary: 'Check in each day: ৳50 on the seventh.' },
      bn: { title: 'টানা সাত দিন', summary: 'প্রতিদিন চেক-ইন করুন: সপ্তম দিনে ৳৫০।' },
      es: { title: 'Siete días seguidos', summary: 'Registra tu visita cada día: ৳50 el séptimo.' },
      ar: { title: 'سبعة أيام متتالية', summary: 'سجّل حضورك كل يوم: ৳٥٠ في اليوم السابع.' },
    },
    trigger: { kind: 'login-streak', days: 7 },
    tiers: [cashFrom('0', '50.00')],
    perMember: 52,
    budget: '500000.00',
    days: null,
  },
  {
    id: 'cmp_padmacode000',
    category: 'welcome',
    art: 'folded-note',
    words: {
      en: { title: 'A word worth ৳25', summary: 'Enter the code PADMA25 and claim ৳25 in cash.' },
      bn: { title: 'এক শব্দে ৳২৫', summary: 'PADMA25 কোড দিন আর নগদ ৳২৫ নিন।' },
      es: {
        title: 'Una palabra que vale ৳25',
        summary: 'Introduce el código PADMA25 y reclama ৳25 en efectivo.',
      },
      ar: { title: 'كلمة بقيمة ৳٢٥', summary: 'أدخل الرمز PADMA25 وطالب بمبلغ ৳٢٥ نقدًا.' },
    },
    trigger: { kind: 'code', code: 'PADMA25' },
    tiers: [cashFrom('0', '25.00')],
    perMember: 1,
    budget: '25000.00',
    days: 14,
  },
  {
    id: 'cmp_padmarain000',
    category: 'vip',
    art: 'evening-rain',
    words: {
      en: {
        title: 'Rain in the chat room',
        summary: '৳5 in cash for those who talk when it rains.',
      },
      bn: { title: 'চ্যাট রুমে বৃষ্টি', summary: 'বৃষ্টি নামলে যাঁরা কথা বলছেন তাঁদের জন্য নগদ ৳৫।' },
      es: {
        title: 'Lluvia en la sala de chat',
        summary: '৳5 en efectivo para quienes conversan cuando llueve.',
      },
      ar: { title: 'مطر في غرفة الدردشة', summary: '৳5 نقدًا لمن يتحدثون عندما تمطر.' },
    },
    trigger: { kind: 'chat-rain' },
    tiers: [cashFrom('0', '5.00')],
    perMember: 100,
    perMemberDay: 3,
    budget: '50000.00',
    budgetPerDay: '500.00',
    claim: 'automatic',
    days: null,
  },
];
