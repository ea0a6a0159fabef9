import type { PieceSkeletons } from '@croupier/ui';
import { HeroSkeleton } from './features/hero/hero-skeleton.tsx';
import { HotSkeleton } from './features/hot-games/hot-skeleton.tsx';
import { LobbySkeleton } from './pages/lobby-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: { lobby: LobbySkeleton },
  parts: { hero: HeroSkeleton, 'hot-games': HotSkeleton },
};
