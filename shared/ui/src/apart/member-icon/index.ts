export { MemberIcon } from './member-icon.tsx';
