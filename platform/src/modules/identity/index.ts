export { createIdentity, type Identity } from './identity.service.ts';
export type { IdentityUses, NewReferral } from './identity-context.ts';
export type { Placement } from './placement.ts';
export { canBeMasked, maskedAccount, maskedAccountIn, visibleRuns } from './masked-account.ts';
export {
  agentTypes,
  memberInfo,
  type Member,
  type MemberRecord,
  type MemberSession,
  type Operator,
  type Visitor,
} from './member.ts';
export { identityRoutes } from './identity.routes.ts';
export { identityEndpoints } from './identity.endpoints.ts';
export { identityJobs } from './identity.jobs.ts';
// The operators' accounts use these too: one implementation of passwords, sessions and attempt counters.
export { createAttempts } from './attempts.ts';
export { hashSecret, matchesSecret, noSecret } from './passwords.ts';
export {
  handleOf,
  hashOf,
  isDueForTouch,
  newSecret,
  openSession,
  sessionIdOf,
  sessionLimits,
  shownSessions,
  type Opener,
} from './sessions.ts';
export { bornOn } from './birthdays.store.ts';
export { reachedAt } from './profile.ts';
export { registeredPayee } from './payee-name.ts';
export { matchesPaymentPin, pinAttempts } from './payment-pin.ts';
export { withdrawalsPausedUntil } from './pause.store.ts';
export { lockMembers } from './lock-members.ts';
export { lockTeam, moveTeam } from './team-path.store.ts';
