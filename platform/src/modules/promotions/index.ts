export { createPromotions, type Promotions, type PromotionDraft } from './promotions.service.ts';
export { promotionsRoutes } from './promotions.routes.ts';
