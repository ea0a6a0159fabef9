import type { PromotionLine } from './promotions.ts';

/** What Padma offers, as its operators would write it. */
export const padmaPromotions: readonly PromotionLine[] = [
  {
    id: 'prm_padmawelcome',
    category: 'welcome',
    art: 'river-dawn',
    title: {
      en: 'Your first deposit, doubled',
      bn: 'প্রথম ডিপোজিটে দ্বিগুণ',
      es: 'Tu primer ingreso, por dos',
      ar: 'إيداعك الأول مضاعف',
    },
    summary: {
      en: 'Put in up to ৳5,000 and play with twice as much.',
      bn: '৳৫,০০০ পর্যন্ত ডিপোজিট করুন, খেলুন তার দ্বিগুণ নিয়ে।',
      es: 'Ingresa hasta ৳5.000 y juega con el doble.',
      ar: 'أودِع حتى ৳٥٬٠٠٠ والعب بضِعف المبلغ.',
    },
    terms: [
      {
        en: 'For new members, on the first deposit of ৳500 or more. The bonus is 100% of the deposit, up to ৳5,000.',
        bn: 'নতুন সদস্যদের জন্য, প্রথমবার ৳৫০০ বা তার বেশি ডিপোজিটে। বোনাস ডিপোজিটের ১০০%, সর্বোচ্চ ৳৫,০০০।',
        es: 'Para nuevos miembros, en el primer ingreso de ৳500 o más. El bono es el 100% del ingreso, hasta ৳5.000.',
        ar: 'للأعضاء الجدد، على أول إيداع بقيمة ৳٥٠٠ أو أكثر. المكافأة ١٠٠٪ من الإيداع، بحد أقصى ৳٥٬٠٠٠.',
      },
      {
        en: 'Stake the deposit and the bonus together eight times before you withdraw. Slots count in full, lottery at half.',
        bn: 'টাকা তোলার আগে ডিপোজিট ও বোনাসের যোগফলের আট গুণ বাজি ধরতে হবে। স্লটের বাজি পুরো গণনা হয়, লটারির অর্ধেক।',
        es: 'Antes de retirar, apuesta ocho veces la suma del ingreso y el bono. Las tragaperras cuentan enteras; la lotería, la mitad.',
        ar: 'قبل السحب، راهِن بمجموع الإيداع والمكافأة ثماني مرات. تُحتسب ألعاب السلوت كاملة واليانصيب بالنصف.',
      },
      {
        en: 'One bonus per person, household and payment account.',
        bn: 'প্রতি ব্যক্তি, পরিবার ও পেমেন্ট অ্যাকাউন্টে একটি বোনাস।',
        es: 'Un bono por persona, hogar y cuenta de pago.',
        ar: 'مكافأة واحدة لكل شخص وأسرة وحساب دفع.',
      },
    ],
    days: null,
  },
  {
    id: 'prm_padmafriday',
    category: 'reload',
    art: 'marigold-market',
    title: {
      en: 'Friday top-up',
      bn: 'শুক্রবারের রিচার্জ',
      es: 'Recarga del viernes',
      ar: 'شحن يوم الجمعة',
    },
    summary: {
      en: '20% on top of every Friday deposit, up to ৳2,000.',
      bn: 'প্রতি শুক্রবারের ডিপোজিটে ২০% বাড়তি, সর্বোচ্চ ৳২,০০০।',
      es: 'Un 20% más en cada ingreso del viernes, hasta ৳2.000.',
      ar: '٢٠٪ إضافية على كل إيداع يوم الجمعة، حتى ৳٢٬٠٠٠.',
    },
    terms: [
      {
        en: 'Every Friday from midnight to midnight, Dhaka time, on deposits of ৳200 or more.',
        bn: 'প্রতি শুক্রবার ঢাকার সময় রাত ১২টা থেকে রাত ১২টা পর্যন্ত, ৳২০০ বা তার বেশি ডিপোজিটে।',
        es: 'Cada viernes de medianoche a medianoche, hora de Daca, en ingresos de ৳200 o más.',
        ar: 'كل يوم جمعة من منتصف الليل إلى منتصف الليل بتوقيت دكا، على الإيداعات من ৳٢٠٠ فأكثر.',
      },
      {
        en: 'Stake the bonus five times before you withdraw it.',
        bn: 'বোনাস তোলার আগে তার পাঁচ গুণ বাজি ধরতে হবে।',
        es: 'Apuesta cinco veces el bono antes de retirarlo.',
        ar: 'راهِن بقيمة المكافأة خمس مرات قبل سحبها.',
      },
    ],
    days: null,
  },
  {
    id: 'prm_padmatriples',
    category: 'lottery',
    art: 'three-dice',
    title: {
      en: 'Triple night',
      bn: 'ট্রিপল রাত',
      es: 'Noche de triples',
      ar: 'ليلة الثلاثيات',
    },
    summary: {
      en: 'Hit any triple in K3 between 8 and 11 in the evening for an extra ৳300.',
      bn: 'সন্ধ্যা ৮টা থেকে রাত ১১টার মধ্যে K3-তে যেকোনো ট্রিপল মিললেই বাড়তি ৳৩০০।',
      es: 'Acierta cualquier triple en K3 entre las 20 y las 23 h y llévate ৳300 más.',
      ar: 'أصِب أي ثلاثية في K3 بين الثامنة والحادية عشرة مساءً واربح ৳٣٠٠ إضافية.',
    },
    terms: [
      {
        en: 'Counts once a day for each member, on a winning triple line of ৳10 or more.',
        bn: 'প্রতি সদস্যের জন্য দিনে একবার, ৳১০ বা তার বেশি বাজির জয়ী ট্রিপল লাইনে।',
        es: 'Una vez al día por miembro, con una línea ganadora de triple de ৳10 o más.',
        ar: 'مرة واحدة يوميًا لكل عضو، على خط ثلاثية فائز بقيمة ৳١٠ أو أكثر.',
      },
      {
        en: 'The extra is paid with the next morning’s bookings.',
        bn: 'বাড়তি টাকা পরদিন সকালে যোগ হবে।',
        es: 'El extra se abona a la mañana siguiente.',
        ar: 'تُضاف القيمة الإضافية صباح اليوم التالي.',
      },
    ],
    days: 90,
  },
  {
    id: 'prm_padmacircle',
    category: 'vip',
    art: 'lotus-lantern',
    title: {
      en: 'Lotus circle cashback',
      bn: 'পদ্ম সার্কেল ক্যাশব্যাক',
      es: 'Reembolso del Círculo Loto',
      ar: 'استرداد نقدي لدائرة اللوتس',
    },
    summary: {
      en: 'VIP members get 5% of the week’s net loss back on Monday.',
      bn: 'ভিআইপি সদস্যরা সপ্তাহের নিট ক্ষতির ৫% সোমবার ফেরত পান।',
      es: 'Los miembros VIP recuperan el lunes el 5% de la pérdida neta de la semana.',
      ar: 'يسترد أعضاء VIP يوم الاثنين ٥٪ من صافي خسارة الأسبوع.',
    },
    terms: [
      {
        en: 'From VIP level 3. The week runs from Monday to Sunday; the smallest cashback is ৳50, the largest ৳20,000.',
        bn: 'ভিআইপি লেভেল ৩ থেকে। সপ্তাহ সোমবার থেকে রবিবার; সর্বনিম্ন ক্যাশব্যাক ৳৫০, সর্বোচ্চ ৳২০,০০০।',
        es: 'Desde el nivel VIP 3. La semana va de lunes a domingo; el reembolso mínimo es ৳50 y el máximo ৳20.000.',
        ar: 'ابتداءً من مستوى VIP ٣. يمتد الأسبوع من الاثنين إلى الأحد؛ أقل استرداد ৳٥٠ وأعلاه ৳٢٠٬٠٠٠.',
      },
      {
        en: 'Cashback carries no wagering: it is yours as it arrives.',
        bn: 'ক্যাশব্যাকে বাজির কোনো শর্ত নেই: এলেই আপনার।',
        es: 'El reembolso no exige apuestas: es tuyo en cuanto llega.',
        ar: 'لا يخضع الاسترداد لأي شرط مراهنة: هو لك فور وصوله.',
      },
    ],
    days: null,
  },
];
