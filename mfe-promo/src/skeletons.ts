import type { PieceSkeletons } from '@croupier/ui';
import { PointMallSkeleton } from './pages/point-mall-skeleton.tsx';
import { VipSkeleton } from './pages/vip-skeleton.tsx';
import { PromotionsSkeleton } from './pages/promotions-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: { promotions: PromotionsSkeleton, 'point-mall': PointMallSkeleton, vip: VipSkeleton },
  parts: {},
};
