export { createVerification, type Verification } from './verification.service.ts';
export type { PhoneAuth } from './phone-auth.ts';
export type { SocialProfile } from './social-profile.ts';
export type { CodeRecipient, MailAddress } from './code-recipient.ts';
export type { SocialMembers } from './social-visit.ts';
export { verificationEndpoints } from './verification.endpoints.ts';
export { verificationJobs } from './verification.jobs.ts';
export { verificationRoutes } from './verification.routes.ts';
export { mobileNumber, mobileOf, type MobileNumber } from './mobile-number.ts';
