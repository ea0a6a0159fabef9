export { Centre, type CentreEntry } from './centre.tsx';
