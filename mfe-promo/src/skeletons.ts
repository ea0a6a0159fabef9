import type { PieceSkeletons } from '@croupier/ui';
import { PromotionsSkeleton } from './pages/promotions-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: { promotions: PromotionsSkeleton },
  parts: {},
};
