/** Where a captcha is read aloud, as WAV (`?language=`). */
export const captchaSoundPath = '/wps/captcha/:id/sound';

/** Where signing in at an outside provider starts, and where the provider sends the visitor back to. */
export const socialStartPath = '/wps/session/social/:provider';
export const socialCallbackPath = '/wps/session/social/:provider/callback';

/** Parameter of the registration's address: the ticket of somebody a provider has just vouched for. */
export const socialTicketParam = 'social';

/** Parameter of the page that a visitor comes back to when a provider's sign-in did not work out. */
export const socialErrorParam = 'social-fault';

/** Given up there, failed, linked to another account here, or an account here that may not sign in. */
export const socialErrors = ['cancelled', 'failed', 'taken', 'refused'] as const;
export type SocialError = (typeof socialErrors)[number];
