export { VirtualGrid } from './virtual-grid.tsx';
