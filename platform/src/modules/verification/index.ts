export type { SocialProfile, Verification } from './verification.service.ts';
export { mobileNumber, type MobileNumber } from './mobile-number.ts';
