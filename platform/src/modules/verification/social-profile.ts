import type { SocialTicket } from '@croupier/contracts';

/** An account at a provider, from its signed id token. */
export interface SocialProfile extends SocialTicket {
  readonly issuer: string;
  readonly subject: string;
  /** Whether the provider has verified the e-mail address. Never used for automatic linking. */
  readonly isEmailVerified: boolean;
}
