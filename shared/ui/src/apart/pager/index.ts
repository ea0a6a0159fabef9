export { PagedRecords, type PagedRecordsProps } from './paged-records.tsx';
export { Pager } from './pager.tsx';
export { useCursor, type Cursor } from './use-cursor.ts';
