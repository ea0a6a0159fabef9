import type { PromotionLine } from './promotions.ts';

/** What Verano offers, as its operators would write it. */
export const veranoPromotions: readonly PromotionLine[] = [
  {
    id: 'prm_veranobienvenida',
    category: 'welcome',
    art: 'night-pier',
    title: {
      en: 'Welcome aboard',
      bn: 'স্বাগতম',
      es: 'Bienvenida a bordo',
      ar: 'أهلًا بك معنا',
    },
    summary: {
      en: '50% on your first deposit, up to €200.',
      bn: 'প্রথম ডিপোজিটে ৫০% বাড়তি, সর্বোচ্চ €২০০।',
      es: 'Un 50% más en tu primer ingreso, hasta 200 €.',
      ar: '٥٠٪ على إيداعك الأول، حتى €٢٠٠.',
    },
    terms: [
      {
        en: 'For new members, on the first deposit of €20 or more.',
        bn: 'নতুন সদস্যদের জন্য, প্রথমবার €২০ বা তার বেশি ডিপোজিটে।',
        es: 'Para nuevos miembros, en el primer ingreso de 20 € o más.',
        ar: 'للأعضاء الجدد، على أول إيداع بقيمة €٢٠ أو أكثر.',
      },
      {
        en: 'Stake the bonus ten times within 30 days. What is left of it afterwards expires.',
        bn: '৩০ দিনের মধ্যে বোনাসের দশ গুণ বাজি ধরুন। এরপর যা বাকি থাকে তা বাতিল হয়।',
        es: 'Apuesta diez veces el bono en 30 días. Lo que quede después caduca.',
        ar: 'راهِن بقيمة المكافأة عشر مرات خلال ٣٠ يومًا. ما يتبقى بعد ذلك تنتهي صلاحيته.',
      },
    ],
    days: null,
  },
  {
    id: 'prm_veranosiesta',
    category: 'reload',
    art: 'coral-noon',
    title: {
      en: 'Siesta spins',
      bn: 'দুপুরের স্পিন',
      es: 'La siesta se juega',
      ar: 'دورات القيلولة',
    },
    summary: {
      en: 'Deposit between 2 and 5 in the afternoon and get 10% more.',
      bn: 'দুপুর ২টা থেকে বিকেল ৫টার মধ্যে ডিপোজিট করলে ১০% বাড়তি।',
      es: 'Ingresa entre las 14 y las 17 h y recibe un 10% más.',
      ar: 'أودِع بين الثانية والخامسة بعد الظهر واحصل على ١٠٪ إضافية.',
    },
    terms: [
      {
        en: 'Monday to Friday, Madrid time, up to €50 a day.',
        bn: 'সোমবার থেকে শুক্রবার, মাদ্রিদের সময়, দিনে সর্বোচ্চ €৫০।',
        es: 'De lunes a viernes, hora peninsular, hasta 50 € al día.',
        ar: 'من الاثنين إلى الجمعة بتوقيت مدريد، حتى €٥٠ يوميًا.',
      },
      {
        en: 'Stake the bonus five times before you withdraw it.',
        bn: 'বোনাস তোলার আগে তার পাঁচ গুণ বাজি ধরতে হবে।',
        es: 'Apuesta cinco veces el bono antes de retirarlo.',
        ar: 'راهِن بقيمة المكافأة خمس مرات قبل سحبها.',
      },
    ],
    days: 60,
  },
  {
    id: 'prm_veranodados',
    category: 'lottery',
    art: 'turquoise-dice',
    title: {
      en: 'Sunday of dice',
      bn: 'রবিবারের পাশা',
      es: 'Domingo de dados',
      ar: 'أحد النرد',
    },
    summary: {
      en: 'Every tenth K3 ticket on a Sunday is on the house, up to €5.',
      bn: 'রবিবারে K3-র প্রতি দশম টিকিট আমাদের তরফ থেকে, সর্বোচ্চ €৫।',
      es: 'Cada domingo, uno de cada diez boletos de K3 corre de nuestra cuenta, hasta 5 €.',
      ar: 'كل يوم أحد، التذكرة العاشرة في K3 على حسابنا، حتى €٥.',
    },
    terms: [
      {
        en: 'The stake of the tenth ticket is paid back the next morning. Tickets of voided draws do not count.',
        bn: 'দশম টিকিটের বাজির টাকা পরদিন সকালে ফেরত দেওয়া হয়। বাতিল ড্রয়ের টিকিট গণনা হয় না।',
        es: 'Devolvemos el importe del décimo boleto a la mañana siguiente. Los boletos de sorteos anulados no cuentan.',
        ar: 'تُعاد قيمة التذكرة العاشرة صباح اليوم التالي. لا تُحتسب تذاكر السحوبات الملغاة.',
      },
    ],
    days: null,
  },
];
