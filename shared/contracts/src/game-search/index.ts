export { columnsOf, wordIndexOf, type NameColumns, type WordIndex } from './word-index.ts';
