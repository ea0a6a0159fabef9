export { Pager } from './pager.tsx';
export { useCursor, type Cursor } from './use-cursor.ts';
