import type { PromotionSeed } from './promotion-seed.ts';

/** Verano's promotions, as its operators would write them. */
export const veranoPromotions: readonly PromotionSeed[] = [
  {
    id: 'prm_veranobienvenida',
    category: 'welcome',
    art: 'night-pier',
    title: {
      en: 'Your limits first',
      bn: 'আগে আপনার সীমা',
      es: 'Primero, tus límites',
      ar: 'حدودك أولًا',
    },
    summary: {
      en: 'You decide on a deposit limit before your first deposit.',
      bn: 'প্রথম জমার আগেই আপনি জমার সীমা ঠিক করেন।',
      es: 'Decides un límite de depósito antes de tu primer depósito.',
      ar: 'تقرر حد الإيداع قبل أول إيداع لك.',
    },
    terms: [
      {
        en: 'A tighter limit holds at once, a looser one only after a day and your second confirmation.',
        bn: 'কড়া সীমা সঙ্গে সঙ্গে চালু হয়, ঢিলা সীমা এক দিন পরে এবং আপনি আবার নিশ্চিত করলে।',
        es: 'Un límite más estricto rige de inmediato; uno más amplio, solo tras un día y tu segunda confirmación.',
        ar: 'الحد الأشد يسري فورًا، والأوسع بعد يوم وتأكيد ثانٍ منك.',
      },
      {
        en: 'You can take a break at any time; your money can always be withdrawn.',
        bn: 'যেকোনো সময় বিরতি নিতে পারেন; টাকা সব সময় তোলা যায়।',
        es: 'Puedes hacer una pausa cuando quieras; tu dinero siempre se puede retirar.',
        ar: 'يمكنك أخذ استراحة في أي وقت، ويمكن دائمًا سحب أموالك.',
      },
    ],
    days: null,
  },
  {
    id: 'prm_veranosiesta',
    category: 'reload',
    art: 'coral-noon',
    title: {
      en: 'Deposits without a fee',
      bn: 'ফি ছাড়া জমা',
      es: 'Depósitos sin comisión',
      ar: 'إيداع بلا رسوم',
    },
    summary: {
      en: 'What you deposit is credited in full, with every method.',
      bn: 'যা জমা দেন, সব পদ্ধতিতেই পুরোটা জমা হয়।',
      es: 'Lo que depositas se abona entero, con cualquier método.',
      ar: 'يُضاف ما تودعه كاملًا بكل الطرق.',
    },
    terms: [
      {
        en: 'Some methods ask you to stake the deposit before you withdraw: the deposit page says so first.',
        bn: 'কিছু পদ্ধতিতে টাকা তোলার আগে জমার অঙ্ক বাজি ধরতে হয়: জমার পাতায় আগেই তা লেখা থাকে।',
        es: 'Algunos métodos piden apostar el depósito antes de retirar: la página de depósito lo dice antes.',
        ar: 'بعض الطرق تطلب الرهان بالإيداع قبل السحب: صفحة الإيداع تبيّن ذلك أولًا.',
      },
    ],
    days: null,
  },
  {
    id: 'prm_veranodados',
    category: 'lottery',
    art: 'turquoise-dice',
    title: {
      en: 'Draws you can check yourself',
      bn: 'নিজে যাচাই করা যায় এমন ড্র',
      es: 'Sorteos que puedes comprobar',
      ar: 'سحوبات يمكنك التحقق منها',
    },
    summary: {
      en: 'Every result comes with the proof to draw it again in your own browser.',
      bn: 'প্রতিটি ফলের সঙ্গে নিজের ব্রাউজারে আবার ড্র করার প্রমাণ থাকে।',
      es: 'Cada resultado llega con la prueba para repetirlo en tu propio navegador.',
      ar: 'كل نتيجة مع دليلها لتعيد السحب في متصفحك.',
    },
    terms: [
      {
        en: 'The seed is committed before betting opens and published after the draw.',
        bn: 'বাজি খোলার আগে সিড স্থির করা হয়, ড্রয়ের পরে প্রকাশ করা হয়।',
        es: 'La semilla se compromete antes de abrir las apuestas y se publica tras el sorteo.',
        ar: 'تُثبَّت البذرة قبل فتح الرهان وتُنشر بعد السحب.',
      },
    ],
    days: null,
  },
];
