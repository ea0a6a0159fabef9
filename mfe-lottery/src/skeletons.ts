import type { PieceSkeletons } from '@croupier/ui';
import { LotterySkeleton } from './pages/lottery-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: { lottery: LotterySkeleton },
  parts: {},
};
