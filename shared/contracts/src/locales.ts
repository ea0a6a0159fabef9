/** A language, or a language of one region: its BCP 47 tag and its native name. */
export interface Locale {
  readonly tag: string;
  readonly name: string;
}

/** Every locale that a brand can offer in addition to the text languages. */
export const furtherLocales: readonly Locale[] = [
  { tag: 'en-IN', name: 'English (India)' },
  { tag: 'en-PH', name: 'English (Philippines)' },
  { tag: 'en-US', name: 'English (United States)' },
  { tag: 'bn-IN', name: 'বাংলা (ভারত)' },
  { tag: 'es-MX', name: 'Español (México)' },
  { tag: 'es-PE', name: 'Español (Perú)' },
  { tag: 'ar-AE', name: 'العربية (الإمارات)' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'ur', name: 'اردو' },
  { tag: 'ne', name: 'नेपाली' },
  { tag: 'si', name: 'සිංහල' },
  { tag: 'ta', name: 'தமிழ்' },
  { tag: 'te', name: 'తెలుగు' },
  { tag: 'mr', name: 'मराठी' },
  { tag: 'gu', name: 'ગુજરાતી' },
  { tag: 'pa', name: 'ਪੰਜਾਬੀ' },
  { tag: 'ml', name: 'മലയാളം' },
  { tag: 'kn', name: 'ಕನ್ನಡ' },
  { tag: 'th', name: 'ไทย' },
  { tag: 'vi', name: 'Tiếng Việt' },
  { tag: 'id', name: 'Bahasa Indonesia' },
  { tag: 'ms', name: 'Bahasa Melayu' },
  { tag: 'fil', name: 'Filipino' },
  { tag: 'km', name: 'ខ្មែរ' },
  { tag: 'my', name: 'မြန်မာ' },
  { tag: 'lo', name: 'ລາວ' },
  { tag: 'zh-Hans', name: '简体中文' },
  { tag: 'zh-Hant', name: '繁體中文' },
  { tag: 'ja', name: '日本語' },
  { tag: 'ko', name: '한국어' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'pt-PT', name: 'Português (Portugal)' },
  { tag: 'fr', name: 'Français' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'uk', name: 'Українська' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'fa', name: 'فارسی' },
];
