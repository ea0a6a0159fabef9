export {
  createVerification,
  type CodeRecipient,
  type MailAddress,
  type PhoneAuth,
  type SocialProfile,
  type Verification,
} from './verification.service.ts';
export type { SocialMembers } from './social-visit.ts';
export { verificationEndpoints } from './verification.endpoints.ts';
export { verificationJobs } from './verification.jobs.ts';
export { verificationRoutes } from './verification.routes.ts';
export { mobileNumber, type MobileNumber } from './mobile-number.ts';
