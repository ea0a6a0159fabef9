/** Address of a captcha's sound, as WAV (`?language=`). */
export const captchaSoundPath = '/wps/captcha/:id/sound';

/** Where a sign-in at an external provider starts, and where the provider redirects the visitor. */
export const socialStartPath = '/wps/session/social/:provider';
export const socialCallbackPath = '/wps/session/social/:provider/callback';

/** Parameter of the registration's address: the ticket of a new profile from a provider. */
export const socialTicketParam = 'social';

/** Parameter of the page to which a visitor returns after a failed provider sign-in. */
export const socialErrorParam = 'social-error';

/** Query parameter of a return from a provider: the sign-in waits for the code of the second factor. */
export const secondFactorParam = 'second-factor';

/** Cancelled there, failed, linked to another account here, or linked to an account that may not sign in. */
export const socialErrors = ['cancelled', 'failed', 'taken', 'refused'] as const;
export type SocialError = (typeof socialErrors)[number];
