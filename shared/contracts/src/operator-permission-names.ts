/** Operators' permissions, each for some brands or for all. Roles are named sets of permissions. */
export const operatorPermissions = [
  'modules',
  'teams',
  'settings',
  'content',
  'members',
  'protection',
  'support',
  'inbox',
  'cashier-review',
  'cashier-approve',
  'bonuses',
  'draws',
  'games',
  'jackpots',
  'providers',
  'messages',
  'messages-reveal',
  'ledger',
  'audit',
  'operators',
] as const;
export type OperatorPermission = (typeof operatorPermissions)[number];
