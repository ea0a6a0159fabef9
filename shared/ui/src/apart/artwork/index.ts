export { CategoryEmblem, type EmblemCategory } from './category-emblem.tsx';
export { LicenceBadge } from './licence-badge.tsx';
export { PromotionArt } from './promotion-art.tsx';
export { ProviderMark } from './provider-mark.tsx';
