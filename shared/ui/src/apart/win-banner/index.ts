export { WinBanner } from './win-banner.tsx';
