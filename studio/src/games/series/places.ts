import type { Localized } from '@croupier/contracts';

/** The place of a game of the series; each language joins the names of place and head in its own way. */
export interface Place {
  /** Part of the art's name; selects the scene. */
  readonly key: string;
  /** The text beside the head: before the head in English and Bengali, after it in Spanish and Arabic. */
  readonly beside: Localized;
}

export const place = (key: string, en: string, bn: string, es: string, ar: string): Place => ({
  key,
  beside: { en, bn, es, ar },
});

export const places: readonly Place[] = [
  place('delta', 'Delta', 'বদ্বীপের', 'del Delta', 'الدلتا'),
  place('forest', 'Forest', 'বনের', 'del Bosque', 'الغابة'),
  place('mountain', 'Mountain', 'পাহাড়ের', 'de la Montaña', 'الجبل'),
  place('desert', 'Desert', 'মরুভূমির', 'del Desierto', 'الصحراء'),
  place('island', 'Island', 'দ্বীপের', 'de la Isla', 'الجزيرة'),
  place('ocean', 'Ocean', 'মহাসাগরের', 'del Océano', 'المحيط'),
  place('lake', 'Lake', 'হ্রদের', 'del Lago', 'البحيرة'),
  place('valley', 'Valley', 'উপত্যকার', 'del Valle', 'الوادي'),
  place('garden', 'Garden', 'বাগানের', 'del Jardín', 'الحديقة'),
  place('palace', 'Palace', 'প্রাসাদের', 'del Palacio', 'القصر'),
  place('temple', 'Temple', 'মন্দিরের', 'del Templo', 'المعبد'),
  place('market', 'Market', 'হাটের', 'del Mercado', 'السوق'),
  place('harbour', 'Harbour', 'বন্দরের', 'del Puerto', 'الميناء'),
  place('village', 'Village', 'গ্রামের', 'de la Aldea', 'القرية'),
  place('city', 'City', 'শহরের', 'de la Ciudad', 'المدينة'),
  place('bridge', 'Bridge', 'সেতুর', 'del Puente', 'الجسر'),
  place('tower', 'Tower', 'মিনারের', 'de la Torre', 'البرج'),
  place('gate', 'Gate', 'তোরণের', 'de la Puerta', 'البوابة'),
  place('road', 'Road', 'পথের', 'del Camino', 'الطريق'),
  place('meadow', 'Meadow', 'মাঠের', 'del Prado', 'المرج'),
  place('moon', 'Moon', 'চাঁদের', 'de la Luna', 'القمر'),
  place('sun', 'Sun', 'সূর্যের', 'del Sol', 'الشمس'),
  place('sky', 'Sky', 'আকাশের', 'del Cielo', 'السماء'),
  place('star', 'Starlight', 'তারার আলোর', 'de la Luz', 'النجوم'),
  place('night', 'Night', 'রাতের', 'de la Noche', 'الليل'),
  place('dawn', 'Dawn', 'ভোরের', 'del Alba', 'الفجر'),
  place('evening', 'Evening', 'সন্ধ্যার', 'del Ocaso', 'الغروب'),
  place('spring', 'Spring', 'বসন্তের', 'de Primavera', 'الربيع'),
  place('summer', 'Summer', 'গ্রীষ্মের', 'de Verano', 'الصيف'),
  place('autumn', 'Autumn', 'শরতের', 'de Otoño', 'الخريف'),
  place('winter', 'Winter', 'শীতের', 'de Invierno', 'الشتاء'),
  place('rain', 'Rain', 'বৃষ্টির', 'de la Lluvia', 'المطر'),
  place('cloud', 'Cloud', 'মেঘের', 'de las Nubes', 'الغيوم'),
  place('wind', 'Wind', 'হাওয়ার', 'del Viento', 'الريح'),
  place('fire', 'Fire', 'আগুনের', 'del Fuego', 'النار'),
  place('snow', 'Snow', 'তুষারের', 'de la Nieve', 'الثلج'),
  place('gold', 'Golden', 'সোনার', 'de Oro', 'الذهب'),
  place('silver', 'Silver', 'রুপোর', 'de Plata', 'الفضة'),
  place('crown', 'Crown', 'মুকুটের', 'de la Corona', 'التاج'),
  place('treasure', 'Treasure', 'গুপ্তধনের', 'del Tesoro', 'الكنز'),
  place('dream', 'Dream', 'স্বপ্নের', 'del Sueño', 'الحلم'),
  place('song', 'Song', 'গানের', 'de la Canción', 'الأغنية'),
  place('dance', 'Dance', 'নাচের', 'de la Danza', 'الرقص'),
  place('story', 'Story', 'গল্পের', 'del Cuento', 'الحكاية'),
  place('journey', 'Journey', 'যাত্রার', 'del Viaje', 'الرحلة'),
  place('caravan', 'Caravan', 'কাফেলার', 'de la Caravana', 'القافلة'),
  place('secret', 'Secret', 'রহস্যের', 'del Secreto', 'السر'),
  place('feast', 'Feast', 'উৎসবের', 'de la Fiesta', 'العيد'),
  place('king', 'King’s', 'রাজার', 'del Rey', 'الملك'),
  place('queen', 'Queen’s', 'রানির', 'de la Reina', 'الملكة'),
];
