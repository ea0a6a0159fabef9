export { formatsOf, type Formats } from './formats.ts';
export {
  changeLanguage,
  currentLanguage,
  haveTextsStarted,
  loadTexts,
  startTexts,
  type TextLoaders,
  type Texts,
} from './texts.ts';
export { useTexts, type TextTools } from './use-texts.ts';
