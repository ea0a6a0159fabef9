import type { Localized } from '@croupier/contracts';

/** The theme of a game of the series: its best-paying symbol, which is drawn under this name. */
export interface Head {
  readonly drawing: string;
  readonly name: Localized;
}

const head = (drawing: string, en: string, bn: string, es: string, ar: string): Head => ({
  drawing,
  name: { en, bn, es, ar },
});

export const heads: readonly Head[] = [
  head('tiger', 'Tiger', 'বাঘ', 'Tigre', 'نمر'),
  head('elephant', 'Elephant', 'হাতি', 'Elefante', 'فيل'),
  head('peacock', 'Peacock', 'ময়ূর', 'Pavo Real', 'طاووس'),
  head('deer', 'Deer', 'হরিণ', 'Ciervo', 'غزال'),
  head('crocodile', 'Crocodile', 'কুমির', 'Cocodrilo', 'تمساح'),
  head('kingfisher', 'Kingfisher', 'মাছরাঙা', 'Martín Pescador', 'رفراف'),
  head('turtle', 'Turtle', 'কচ্ছপ', 'Tortuga', 'سلحفاة'),
  head('frog', 'Frog', 'ব্যাঙ', 'Rana', 'ضفدع'),
  head('crab', 'Crab', 'কাঁকড়া', 'Cangrejo', 'سلطعون'),
  head('clownfish', 'Clownfish', 'রঙিন মাছ', 'Pez Payaso', 'سمكة المهرج'),
  head('ilish', 'Hilsa', 'ইলিশ', 'Pez de Plata', 'سمكة الفضة'),
  head('starfish', 'Starfish', 'তারামাছ', 'Estrella de Mar', 'نجمة البحر'),
  head('lotus', 'Lotus', 'পদ্ম', 'Loto', 'لوتس'),
  head('marigold', 'Marigold', 'গাঁদা', 'Caléndula', 'قطيفة'),
  head('mangrove', 'Mangrove', 'সুন্দরী গাছ', 'Manglar', 'شجرة المانغروف'),
  head('honeycomb', 'Honeycomb', 'মৌচাক', 'Panal', 'قرص العسل'),
  head('coral', 'Coral', 'প্রবাল', 'Coral', 'مرجان'),
  head('conch', 'Conch', 'শঙ্খ', 'Caracola', 'محارة'),
  head('pearl', 'Pearl', 'মুক্তা', 'Perla', 'لؤلؤة'),
  head('palm-isle', 'Palm Isle', 'তালদ্বীপ', 'Isla de Palmas', 'جزيرة النخيل'),
  head('boat', 'Boat', 'নৌকা', 'Barca', 'قارب'),
  head('sailboat', 'Sail', 'পালতোলা নাও', 'Velero', 'شراع'),
  head('rickshaw', 'Rickshaw', 'রিকশা', 'Rickshaw', 'ريكشا'),
  head('kite', 'Kite', 'ঘুড়ি', 'Cometa', 'طائرة ورقية'),
  head('balloons', 'Balloons', 'বেলুন', 'Globos', 'بالونات'),
  head('ferris-wheel', 'Wheel', 'নাগরদোলা', 'Noria', 'أرجوحة'),
  head('lantern', 'Lantern', 'লণ্ঠন', 'Farol', 'فانوس'),
  head('dhol', 'Drum', 'ঢোল', 'Tambor', 'طبل'),
  head('bangles', 'Bangles', 'চুড়ি', 'Brazaletes', 'أساور'),
  head('silk', 'Silk', 'রেশম', 'Seda', 'حرير'),
  head('garland', 'Garland', 'মালা', 'Guirnalda', 'إكليل'),
  head('umbrella', 'Umbrella', 'ছাতা', 'Sombrilla', 'مظلة'),
  head('storm', 'Storm', 'ঝড়', 'Tormenta', 'عاصفة'),
  head('sun-coin', 'Sun Coin', 'সূর্যমুদ্রা', 'Moneda de Sol', 'عملة الشمس'),
  head('chai', 'Chai', 'চা', 'Chai', 'شاي'),
  head('sweets', 'Sweets', 'মিষ্টি', 'Dulces', 'حلوى'),
  head('kulfi', 'Kulfi', 'কুলফি', 'Helado', 'مثلجات'),
  head('mango', 'Mango', 'আম', 'Mango', 'مانجو'),
  head('pineapple', 'Pineapple', 'আনারস', 'Piña', 'أناناس'),
  head('melon', 'Melon', 'তরমুজ', 'Sandía', 'بطيخ'),
  head('grapes', 'Grapes', 'আঙুর', 'Uvas', 'عنب'),
  head('cherry', 'Cherry', 'চেরি', 'Cereza', 'كرز'),
  head('seven', 'Seven', 'সাত', 'Siete', 'سبعة'),
  head('bell', 'Bell', 'ঘণ্টা', 'Campana', 'جرس'),
  head('ruby', 'Ruby', 'চুনি', 'Rubí', 'ياقوت'),
  head('emerald', 'Emerald', 'পান্না', 'Esmeralda', 'زمرد'),
  head('sapphire', 'Sapphire', 'নীলা', 'Zafiro', 'ياقوت أزرق'),
  head('diamond', 'Diamond', 'হীরা', 'Diamante', 'ألماس'),
  head('topaz', 'Topaz', 'পোখরাজ', 'Topacio', 'توباز'),
  head('star-of-gems', 'Star', 'তারা', 'Estrella', 'نجمة'),
];

/** Some of the heads, by their drawings. */
export function headsOf(drawings: readonly string[]): readonly Head[] {
  return drawings.map((drawing) => {
    const found = heads.find((head) => head.drawing === drawing);
    if (!found) throw new Error(`no head is drawn as ${drawing}`);
    return found;
  });
}
