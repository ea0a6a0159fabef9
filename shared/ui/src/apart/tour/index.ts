export { Tour } from './tour.tsx';
export { useStoredFlag } from './use-stored-flag.ts';
