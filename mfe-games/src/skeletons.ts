import type { PieceSkeletons } from '@croupier/ui';
import { HeroSkeleton } from './features/hero/hero-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: {},
  parts: { hero: HeroSkeleton },
};
