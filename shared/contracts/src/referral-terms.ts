/**
 * `open`: counts. `held`: an abuse rule applies, and an operator decides. `released`: an operator has checked it,
 * it counts. `rejected`: it does not count.
 */
export const referralStates = ['open', 'held', 'released', 'rejected'] as const;
export type ReferralState = (typeof referralStates)[number];

/** Abuse rules: what a friend shares with the referrer or with another friend of the referrer. */
export const referralReasons = ['same-device', 'same-network', 'same-payment-account'] as const;
export type ReferralReason = (typeof referralReasons)[number];
