export { DataTable } from './data-table.tsx';
export type { DataColumn } from './use-sorted.ts';
