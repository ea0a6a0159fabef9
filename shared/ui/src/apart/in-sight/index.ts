export { useInSight } from './use-in-sight.ts';
