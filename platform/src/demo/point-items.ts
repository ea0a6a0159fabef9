import type { PointItemDraft } from '@croupier/contracts';

/** An item of the demo's points mall, with its texts in the order English, Bengali, Spanish, Arabic. */
export interface PointItemSeed {
  readonly id: string;
  readonly category: PointItemDraft['category'];
  readonly price: number;
  /** `null`: without a limit. */
  readonly stock: number | null;
  /** Cash or bonus in units of the brand's currency; left out for an item that is sent. */
  readonly cash?: string;
  readonly bonus?: string;
  readonly perMember?: number;
  readonly title: readonly [string, string, string, string];
  readonly text: readonly [string, string, string, string];
}

export const pointItemSeeds: readonly PointItemSeed[] = [
  {
    id: 'earbuds1',
    category: 'electronics',
    price: 12_000,
    stock: 8,
    perMember: 1,
    title: ['Wireless earbuds', 'ওয়্যারলেস ইয়ারবাড', 'Auriculares inalámbricos', 'سماعات لاسلكية'],
    text: [
      'Light earbuds with a charging case, for eight hours of music.',
      'চার্জিং কেসসহ হালকা ইয়ারবাড, আট ঘণ্টা গান।',
      'Auriculares ligeros con estuche de carga, para ocho horas de música.',
      'سماعات خفيفة مع علبة شحن لثماني ساعات من الموسيقى.',
    ],
  },
  {
    id: 'powerbank1',
    category: 'electronics',
    price: 8_000,
    stock: 12,
    title: ['Power bank', 'পাওয়ার ব্যাংক', 'Batería externa', 'بنك طاقة'],
    text: [
      '10,000 mAh: charges a phone twice.',
      '১০,০০০ mAh: ফোন দুবার চার্জ হয়।',
      '10.000 mAh: carga un móvil dos veces.',
      '١٠٬٠٠٠ مللي أمبير: يشحن الهاتف مرتين.',
    ],
  },
  {
    id: 'phone001',
    category: 'electronics',
    price: 150_000,
    stock: 1,
    perMember: 1,
    title: ['Smartphone', 'স্মার্টফোন', 'Teléfono inteligente', 'هاتف ذكي'],
    text: [
      'A phone with a bright screen and two SIM cards. The last one.',
      'উজ্জ্বল পর্দা ও দুই সিমের ফোন। শেষটি।',
      'Un teléfono de pantalla brillante y dos SIM. El último.',
      'هاتف بشاشة ساطعة وشريحتين. الأخير المتبقي.',
    ],
  },
  {
    id: 'mug00001',
    category: 'home',
    price: 1_500,
    stock: 40,
    title: ['River mug', 'নদীর মগ', 'Taza del río', 'كوب النهر'],
    text: [
      'A stoneware mug with boats on the evening river.',
      'সন্ধ্যার নদীতে নৌকার ছবি আঁকা পাথরের মগ।',
      'Una taza de gres con barcas en el río al atardecer.',
      'كوب خزفي عليه قوارب في نهر المساء.',
    ],
  },
  {
    id: 'kettle01',
    category: 'home',
    price: 9_500,
    stock: 6,
    title: ['Electric kettle', 'বৈদ্যুতিক কেটলি', 'Hervidor eléctrico', 'غلاية كهربائية'],
    text: [
      '1.7 litres of hot water in four minutes.',
      'চার মিনিটে ১.৭ লিটার গরম পানি।',
      '1,7 litros de agua caliente en cuatro minutos.',
      '١٫٧ لتر من الماء الساخن في أربع دقائق.',
    ],
  },
  {
    id: 'shirt001',
    category: 'fashion',
    price: 4_000,
    stock: 25,
    title: ['Cotton T-shirt', 'সুতির টি-শার্ট', 'Camiseta de algodón', 'قميص قطني'],
    text: [
      'Soft cotton with the lotus on the chest, size L.',
      'বুকে পদ্ম আঁকা নরম সুতির, মাপ L।',
      'Algodón suave con el loto en el pecho, talla L.',
      'قطن ناعم مع زهرة اللوتس على الصدر، مقاس L.',
    ],
  },
  {
    id: 'watch001',
    category: 'fashion',
    price: 22_000,
    stock: 0,
    title: ['Wrist watch', 'হাতঘড়ি', 'Reloj de pulsera', 'ساعة يد'],
    text: [
      'A plain steel watch. New ones are on their way.',
      'সাধারণ স্টিলের ঘড়ি। নতুন আসছে।',
      'Un reloj sencillo de acero. Hay más en camino.',
      'ساعة فولاذية بسيطة. الكمية الجديدة في الطريق.',
    ],
  },
  {
    id: 'cash0050',
    category: 'cash',
    price: 600,
    stock: null,
    cash: '50.00',
    title: ['Small cash', 'ছোট নগদ', 'Dinero: pequeño', 'نقد صغير'],
    text: ['Booked at once.', 'সঙ্গে সঙ্গে যোগ হয়।', 'Se abona al momento.', 'يُقيد فورًا.'],
  },
  {
    id: 'cash0500',
    category: 'cash',
    price: 5_500,
    stock: null,
    cash: '500.00',
    title: ['Big cash', 'বড় নগদ', 'Dinero: grande', 'نقد كبير'],
    text: ['Booked at once.', 'সঙ্গে সঙ্গে যোগ হয়।', 'Se abona al momento.', 'يُقيد فورًا.'],
  },
  {
    id: 'bonus200',
    category: 'play',
    price: 1_200,
    stock: 100,
    bonus: '200.00',
    title: ['Bonus for slots', 'স্লটের বোনাস', 'Bono para tragamonedas', 'مكافأة للسلوتس'],
    text: [
      'Bonus money for every slot of the lobby.',
      'লবির সব স্লটের জন্য বোনাস টাকা।',
      'Dinero de bono para todas las tragamonedas.',
      'أموال مكافأة لكل ألعاب السلوتس.',
    ],
  },
];
