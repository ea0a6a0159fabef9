import type { CampaignSeed } from './campaigns-padma.ts';

/** Verano's campaigns: none rewards a first deposit, which its compliance profile does not allow. */
export const veranoCampaigns: readonly CampaignSeed[] = [
  {
    id: 'cmp_veranostreak',
    category: 'reload',
    art: 'night-pier',
    words: {
      en: { title: 'Five evenings', summary: 'Check in on five days in a row: €2 in cash.' },
      bn: { title: 'পাঁচ সন্ধ্যা', summary: 'টানা পাঁচ দিন চেক-ইন করুন: নগদ €২।' },
      es: {
        title: 'Cinco tardes',
        summary: 'Registra tu visita cinco días seguidos: 2 € en efectivo.',
      },
      ar: { title: 'خمس أمسيات', summary: 'سجّل حضورك خمسة أيام متتالية: 2 يورو نقدًا.' },
    },
    trigger: { kind: 'login-streak', days: 5 },
    tiers: [
      { from: '0', gift: { kind: 'fixed', reward: { kind: 'cash', amount: '2.00' }, value: null } },
    ],
    perMember: 52,
    budget: '5000.00',
    days: null,
  },
  {
    id: 'cmp_veranocode00',
    category: 'reload',
    art: 'coral-noon',
    words: {
      en: {
        title: 'A word from the coast',
        summary: 'Enter the code VERANO5 and claim €5 in cash.',
      },
      bn: { title: 'উপকূলের একটি শব্দ', summary: 'VERANO5 কোড দিন আর নগদ €৫ নিন।' },
      es: {
        title: 'Una palabra de la costa',
        summary: 'Introduce el código VERANO5 y reclama 5 € en efectivo.',
      },
      ar: { title: 'كلمة من الساحل', summary: 'أدخل الرمز VERANO5 وطالب بمبلغ 5 يورو نقدًا.' },
    },
    trigger: { kind: 'code', code: 'VERANO5' },
    tiers: [
      { from: '0', gift: { kind: 'fixed', reward: { kind: 'cash', amount: '5.00' }, value: null } },
    ],
    perMember: 1,
    budget: '2500.00',
    days: 30,
  },
];
