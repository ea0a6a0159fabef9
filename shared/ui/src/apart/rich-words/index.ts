export { RichWords } from './rich-words.tsx';
