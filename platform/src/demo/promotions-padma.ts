import type { PromotionSeed } from './promotion-seed.ts';

/** Padma's promotions, as its operators would write them. */
export const padmaPromotions: readonly PromotionSeed[] = [
  {
    id: 'prm_padmawelcome',
    category: 'welcome',
    art: 'river-dawn',
    title: {
      en: 'Try before you pay',
      bn: 'টাকা দেওয়ার আগে খেলে দেখুন',
      es: 'Prueba antes de pagar',
      ar: 'جرّب قبل أن تدفع',
    },
    summary: {
      en: 'Free play gives you 10,000 of play money for a day.',
      bn: 'ফ্রি প্লেতে এক দিনের জন্য ১০,০০০ খেলার টাকা পাবেন।',
      es: 'El juego gratis te da 10.000 de dinero ficticio durante un día.',
      ar: 'يمنحك اللعب المجاني ١٠٬٠٠٠ من نقود اللعب ليوم واحد.',
    },
    terms: [
      {
        en: 'The same games with the same odds as for real money, without an account.',
        bn: 'আসল টাকার মতোই একই গেম, একই সম্ভাবনা, কোনো অ্যাকাউন্ট ছাড়াই।',
        es: 'Los mismos juegos con las mismas probabilidades que con dinero real, sin cuenta.',
        ar: 'الألعاب نفسها بالاحتمالات نفسها كما بالمال الحقيقي، دون حساب.',
      },
      {
        en: 'Play money is not real money: it is neither paid in nor paid out.',
        bn: 'খেলার টাকা আসল টাকা নয়: জমা বা তোলা যায় না।',
        es: 'El dinero ficticio no es dinero real: ni se ingresa ni se retira.',
        ar: 'نقود اللعب ليست مالًا حقيقيًا: لا تُودع ولا تُسحب.',
      },
    ],
    days: null,
  },
  {
    id: 'prm_padmafriday',
    category: 'reload',
    art: 'marigold-market',
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
    id: 'prm_padmatriples',
    category: 'lottery',
    art: 'three-dice',
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
  {
    id: 'prm_padmacircle',
    category: 'vip',
    art: 'lotus-lantern',
    title: {
      en: 'Lotus circle',
      bn: 'পদ্ম সার্কেল',
      es: 'Círculo Loto',
      ar: 'دائرة اللوتس',
    },
    summary: {
      en: 'From rank 5 on the VIP support answers you.',
      bn: 'র‍্যাঙ্ক ৫ থেকে ভিআইপি ডেস্ক আপনাকে সেবা দেয়।',
      es: 'A partir del rango 5 te atiende el servicio VIP.',
      ar: 'ابتداءً من الرتبة ٥ يجيبك مكتب كبار الأعضاء.',
    },
    terms: [
      {
        en: 'Our operators give the ranks. The chat shows your contact by itself.',
        bn: 'র‍্যাঙ্ক আমাদের অপারেটররা দেন। চ্যাটে আপনার ডেস্ক নিজেই দেখা যায়।',
        es: 'Los rangos los dan nuestros operadores. El chat muestra tu servicio por sí solo.',
        ar: 'يمنح المشغلون الرتب. وتعرض المحادثة مكتبك تلقائيًا.',
      },
    ],
    days: null,
  },
];
