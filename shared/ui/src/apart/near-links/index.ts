export { NearLinks, type NearLink } from './near-links.tsx';
