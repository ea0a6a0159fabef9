export { dayjs } from './dayjs.ts';
export { pseudoText } from './pseudo-text.ts';
export { formatsOf, type Formats } from './formats.ts';
export {
  changeLanguage,
  currentLanguage,
  currentLocale,
  haveTextsStarted,
  loadTexts,
  rewordTexts,
  startTexts,
  type TextLoaders,
  type Texts,
} from './texts.ts';
export { useTexts, type TextTools } from './use-texts.ts';
