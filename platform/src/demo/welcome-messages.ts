import type { WelcomeMessage } from './welcome.ts';

export const padmaMessages: readonly WelcomeMessage[] = [
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

/** An operator's key is used once, whatever the brand. */
export const veranoMessages: readonly WelcomeMessage[] = [
  {
    key: 'demo-welcome-verano',
    words: {
      en: {
        title: 'Your welcome bonus is active',
        text: 'You have 50 of bonus money. The page “Bonuses” shows what is still to be staked and until when.',
      },
      es: {
        title: 'Tu bono de bienvenida está activo',
        text: 'Tienes 50 de dinero de bono. La página «Bonos» muestra cuánto falta por apostar y hasta cuándo.',
      },
    },
  },
  {
    key: 'demo-payout-verano',
    words: {
      en: {
        title: 'About your withdrawals',
        text: 'One withdrawal was sent to your bank account, and one waits for our check. The page “Withdraw” shows each step.',
      },
      es: {
        title: 'Sobre tus retiradas',
        text: 'Una retirada se envió a tu cuenta bancaria y otra espera nuestra revisión. La página «Retirar» muestra cada paso.',
      },
    },
  },
];
