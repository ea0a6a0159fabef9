export const serviceTypes = ['LIVECHAT', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK', 'WHATSAPP'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const servicePositions = ['SIDE', 'VIP'] as const;
export type ServicePosition = (typeof servicePositions)[number];

export const socialNetworks = [
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'FACEBOOK',
  'INSTAGRAM',
  'WHATSAPP',
  'TELEGRAM',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const licenceAuthorities = ['MGA', 'FSC', 'PAGCOR'] as const;
export type LicenceAuthority = (typeof licenceAuthorities)[number];

export const settingsSections = [
  'flags',
  'maintenance',
  'region',
  'register',
  'profile',
  'look',
  'service',
  'resources',
  'delivery',
  'agents',
] as const;
export type SettingsSection = (typeof settingsSections)[number];
