export { createPromotions, type Promotions } from './promotions.service.ts';
export type { PromotionDraft } from './promotion-draft.ts';
export { promotionsRoutes } from './promotions.routes.ts';
