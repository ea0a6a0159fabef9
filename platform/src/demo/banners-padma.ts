import type { Linkage, PromotionId } from '@croupier/contracts';
import type { BannerSeed } from './content-seeds.ts';

const path = (to: string): Linkage => ({ linkageType: 'path', path: to });
const promotion = (id: string): Linkage => ({
  linkageType: 'promotion',
  promotionId: id as PromotionId,
});

/** Padma's banners. */
export const padmaBanners: readonly BannerSeed[] = [
  {
    id: 'bnr_padmahome1',
    groupName: 'home',
    art: 'lotus on the water',
    linkage: promotion('prm_padmawelcome'),
    words: {
      en: {
        title: 'Try before you pay',
        text: 'Free play gives you 10,000 of play money for a day.',
        action: 'See the offer',
      },
      bn: {
        title: 'টাকা দেওয়ার আগে খেলে দেখুন',
        text: 'ফ্রি প্লেতে এক দিনের জন্য ১০,০০০ খেলার টাকা পাবেন।',
        action: 'অফারটি দেখুন',
      },
      es: {
        title: 'Prueba antes de pagar',
        text: 'El juego gratis te da 10.000 de dinero ficticio durante un día.',
        action: 'Ver la oferta',
      },
      ar: {
        title: 'جرّب قبل أن تدفع',
        text: 'يمنحك اللعب المجاني ١٠٬٠٠٠ من نقود اللعب ليوم واحد.',
        action: 'شاهد العرض',
      },
    },
  },
  {
    id: 'bnr_padmahome2',
    groupName: 'home',
    art: 'three dice of k3',
    linkage: path('/lottery'),
    words: {
      en: {
        title: 'Draws you can check yourself',
        text: 'Every result comes with the proof to draw it again, in your own browser.',
        action: 'To the draws',
      },
      bn: {
        title: 'যে ড্র নিজেই যাচাই করা যায়',
        text: 'প্রতিটি ফলের সঙ্গে থাকে প্রমাণ: নিজের ব্রাউজারেই ড্র আবার চালিয়ে দেখুন।',
        action: 'ড্র দেখুন',
      },
      es: {
        title: 'Sorteos que puedes comprobar',
        text: 'Cada resultado trae la prueba para repetirlo en tu propio navegador.',
        action: 'Ver los sorteos',
      },
      ar: {
        title: 'سحوبات تتحقق منها بنفسك',
        text: 'كل نتيجة تأتي مع برهانها، لتعيد السحب في متصفحك.',
        action: 'إلى السحوبات',
      },
    },
  },
  {
    id: 'bnr_padmahome3',
    groupName: 'home',
    art: 'marigold garland for friday',
    linkage: promotion('prm_padmafriday'),
    words: {
      en: {
        title: 'Deposits without a fee',
        text: 'What you deposit is credited in full, with every method.',
        action: 'How it works',
      },
      bn: { title: 'ফি ছাড়া জমা', text: 'যা জমা দেন, সব পদ্ধতিতেই পুরোটা জমা হয়।', action: 'কীভাবে পাবেন' },
      es: {
        title: 'Depósitos sin comisión',
        text: 'Lo que depositas se abona entero, con cualquier método.',
        action: 'Cómo funciona',
      },
      ar: { title: 'إيداع بلا رسوم', text: 'يُضاف ما تودعه كاملًا بكل الطرق.', action: 'كيف يعمل' },
    },
  },
  {
    id: 'bnr_padmarng1',
    groupName: 'rng',
    art: 'tiger of the sundarban',
    linkage: path('/rng?page=hot'),
    words: {
      en: {
        title: 'Into the mangroves',
        text: 'The slots that Padma plays most this week.',
        action: 'See what is hot',
      },
      bn: {
        title: 'চলুন সুন্দরবনে',
        text: 'এই সপ্তাহে পদ্মায় সবচেয়ে বেশি খেলা স্লটগুলো।',
        action: 'জনপ্রিয়গুলো দেখুন',
      },
      es: {
        title: 'Al manglar',
        text: 'Las tragaperras más jugadas de la semana en Padma.',
        action: 'Ver las populares',
      },
      ar: {
        title: 'إلى غابات المنغروف',
        text: 'السلوتس الأكثر لعبًا في بادما هذا الأسبوع.',
        action: 'شاهد الرائج',
      },
    },
  },
  {
    id: 'bnr_padmarng2',
    groupName: 'rng',
    art: 'coins in a chest',
    linkage: null,
    words: {
      en: {
        title: 'Every spin is on the books',
        text: 'Stake, win and balance of each round stand in your betting record.',
        action: '',
      },
      bn: {
        title: 'প্রতিটি স্পিনের হিসাব থাকে',
        text: 'প্রতি রাউন্ডের বাজি, জয় ও ব্যালেন্স আপনার বাজির রেকর্ডে থাকে।',
        action: '',
      },
      es: {
        title: 'Cada giro queda anotado',
        text: 'Apuesta, premio y saldo de cada ronda están en tu historial.',
        action: '',
      },
      ar: {
        title: 'كل دورة مسجّلة',
        text: 'رهانك وفوزك ورصيدك في كل جولة تجدها في سجل رهاناتك.',
        action: '',
      },
    },
  },
  {
    id: 'bnr_padmafish1',
    groupName: 'fish',
    art: 'fish catch in the delta',
    linkage: null,
    words: {
      en: {
        title: 'Nets out, aim true',
        text: 'The catch pays by its size: small fish often, big fish seldom.',
        action: '',
      },
      bn: {
        title: 'জাল ফেলুন, নিশানা ঠিক রাখুন',
        text: 'মাছ যত বড়, পুরস্কার তত: ছোট মাছ ঘন ঘন, বড় মাছ কদাচিৎ।',
        action: '',
      },
      es: {
        title: 'Echa las redes y apunta',
        text: 'La captura paga por tamaño: peces chicos a menudo, grandes rara vez.',
        action: '',
      },
      ar: {
        title: 'ألقِ الشباك وصوّب',
        text: 'الصيد يدفع بحجمه: الصغير كثير، والكبير نادر.',
        action: '',
      },
    },
  },
  {
    id: 'bnr_padmapromo1',
    groupName: 'promotion',
    art: 'crown of the circle',
    linkage: promotion('prm_padmacircle'),
    words: {
      en: {
        title: 'Lotus circle',
        text: 'From rank 5 on the VIP support answers you.',
        action: 'Read the terms',
      },
      bn: {
        title: 'পদ্ম সার্কেল',
        text: 'র‍্যাঙ্ক ৫ থেকে ভিআইপি ডেস্ক আপনাকে সেবা দেয়।',
        action: 'শর্তগুলো পড়ুন',
      },
      es: {
        title: 'Círculo Loto',
        text: 'A partir del rango 5 te atiende el servicio VIP.',
        action: 'Leer las condiciones',
      },
      ar: {
        title: 'دائرة اللوتس',
        text: 'ابتداءً من الرتبة ٥ يجيبك مكتب كبار الأعضاء.',
        action: 'اقرأ الشروط',
      },
    },
  },
  {
    id: 'bnr_padmahelp1',
    groupName: 'help',
    art: 'moon over the water',
    linkage: path('/play-safely'),
    words: {
      en: {
        title: 'Play within your own limits',
        text: 'Set what you deposit, stake or lose at most, and take a break when you need one.',
        action: 'Set a limit',
      },
      bn: {
        title: 'নিজের সীমার মধ্যে খেলুন',
        text: 'সর্বোচ্চ কত ডিপোজিট, বাজি বা ক্ষতি, তা আপনিই ঠিক করুন; দরকারে বিরতি নিন।',
        action: 'সীমা ঠিক করুন',
      },
      es: {
        title: 'Juega dentro de tus límites',
        text: 'Fija cuánto ingresas, apuestas o pierdes como máximo, y descansa cuando lo necesites.',
        action: 'Fijar un límite',
      },
      ar: {
        title: 'العب ضمن حدودك',
        text: 'حدّد أقصى ما تودِعه أو تراهن به أو تخسره، وخذ استراحة عند الحاجة.',
        action: 'ضع حدًّا',
      },
    },
  },
  {
    id: 'bnr_padmareg1',
    groupName: 'reg',
    art: 'lotus welcome',
    linkage: null,
    words: {
      en: { title: 'Welcome aboard', text: 'Your account takes a minute.', action: '' },
      bn: { title: 'স্বাগতম', text: 'অ্যাকাউন্ট খুলতে এক মিনিট লাগে।', action: '' },
      es: {
        title: 'Te damos la bienvenida',
        text: 'Tu cuenta está lista en un minuto.',
        action: '',
      },
      ar: { title: 'أهلًا بك', text: 'حسابك جاهز خلال دقيقة.', action: '' },
    },
  },
  {
    id: 'bnr_padmaforget1',
    groupName: 'w_forget',
    art: 'moon at night',
    linkage: null,
    words: {
      en: {
        title: 'We never ask for your password',
        text: 'Not by mail, not in a chat, not on the phone.',
        action: '',
      },
      bn: { title: 'আমরা কখনো পাসওয়ার্ড চাই না', text: 'মেইলে নয়, চ্যাটে নয়, ফোনেও নয়।', action: '' },
      es: {
        title: 'Nunca pedimos tu contraseña',
        text: 'Ni por correo, ni por chat, ni por teléfono.',
        action: '',
      },
      ar: {
        title: 'لا نطلب كلمة مرورك أبدًا',
        text: 'لا بالبريد ولا في الدردشة ولا بالهاتف.',
        action: '',
      },
    },
  },
];
