import type { PieceSkeletons } from '@croupier/ui';
import { AgentHomeSkeleton } from './pages/agent-home-skeleton.tsx';

export const skeletons: PieceSkeletons = {
  pages: { 'agent-home': AgentHomeSkeleton },
  parts: {},
};
