import type { PieceSkeletons } from '@croupier/ui';
import { PlaySafelySkeleton } from './pages/play-safely-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: { 'play-safely': PlaySafelySkeleton },
  parts: {},
};
