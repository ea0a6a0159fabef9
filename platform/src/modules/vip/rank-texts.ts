import { localeOfLanguage, type Language, type Localized } from '@croupier/contracts';

const inDigitsOf = (language: Language, level: number) =>
  new Intl.NumberFormat(localeOfLanguage[language]).format(level);

/** Titles of gifts, stored with the reward. */
export const levelGiftTitle = (level: number): Localized => ({
  en: `Gift for VIP level ${level}`,
  bn: `VIP স্তর ${inDigitsOf('bn', level)}-এর উপহার`,
  es: `Regalo por el nivel VIP ${level}`,
  ar: `هدية مستوى VIP ${inDigitsOf('ar', level)}`,
});

export const birthdayGiftTitle: Localized = {
  en: 'Birthday gift',
  bn: 'জন্মদিনের উপহার',
  es: 'Regalo de cumpleaños',
  ar: 'هدية عيد الميلاد',
};
