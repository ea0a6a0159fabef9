/** What a member can be notified of while no page of the site is open. */
export const pushKinds = ['money', 'wins', 'news'] as const;
export type PushKind = (typeof pushKinds)[number];
