export { Tour } from './tour.tsx';
export { useStoredYes } from './stored-yes.ts';
