export { Popover } from './popover.tsx';
