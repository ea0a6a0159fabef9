import {
  calls,
  leaderboardDocumentCalls,
  type LeaderboardDraft,
  type LeaderboardId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useLeaderboardFigures } from '../../api/missions.ts';
import { useBrandDay } from '../../lib/use-brand-day.ts';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { LeaderboardDetails } from './leaderboard-details.tsx';
import { LeaderboardInputs } from './leaderboard-inputs.tsx';
import { newLeaderboard } from './new-leaderboard.ts';

/** The leaderboards of a brand, the newest first. */
export function LeaderboardsPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useLeaderboardView(panel)} />;
}

function useLeaderboardView(panel: PanelProps): DocumentView<LeaderboardDraft, LeaderboardId> {
  const { t } = useTexts('console');
  const today = useBrandDay(panel.brand);
  const figures = useLeaderboardFigures(panel.brand).data;
  return {
    calls: leaderboardDocumentCalls,
    dependent: [calls.leaderboardFigures],
    isOrdered: false,
    groups: [{ id: 'leaderboards', label: t('leaderboards.title'), has: () => true }],
    texts: {
      add: t('leaderboards.create'),
      edit: t('leaderboards.change'),
      empty: t('leaderboards.emptyText'),
      removeText: t('leaderboards.removeText'),
      restoreText: t('leaderboards.restoreText'),
    },
    begin: () => newLeaderboard(today()),
    words: ({ words }) => words,
    showing: () => null,
    isRemovable: (id) => figures?.find((one) => one.id === id)?.state !== 'paid',
    details: (board) => <LeaderboardDetails {...panel} {...board} />,
    inputs: (props) => <LeaderboardInputs {...panel} {...props} />,
  };
}
