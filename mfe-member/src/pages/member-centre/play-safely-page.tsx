export { PlaySafely as PlaySafelyPage } from '../../features/protection/play-safely.tsx';
