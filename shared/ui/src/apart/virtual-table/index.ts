export { VirtualTable } from './virtual-table.tsx';
