/** Why a member closes the account, as the form offers it. */
export const closureReasons = ['unused', 'gambling', 'service', 'privacy', 'other'] as const;
export type ClosureReason = (typeof closureReasons)[number];
