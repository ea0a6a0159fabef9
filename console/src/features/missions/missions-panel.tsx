import {
  calls,
  missionDocumentCalls,
  type MissionDraft,
  type MissionId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { MissionDetails } from './mission-details.tsx';
import { MissionInputs } from './mission-inputs.tsx';
import { newMission } from './new-mission.ts';

/** A brand's missions in the order in which members see them. */
export function MissionsPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useMissionView(panel)} />;
}

function useMissionView(panel: PanelProps): DocumentView<MissionDraft, MissionId> {
  const { t } = useTexts('console');
  return {
    calls: missionDocumentCalls,
    dependent: [calls.missionFigures],
    isOrdered: true,
    groups: [{ id: 'missions', label: t('missions.title'), has: () => true }],
    texts: {
      add: t('missions.create'),
      edit: t('missions.change'),
      empty: t('missions.emptyText'),
      removeText: t('missions.removeText'),
      restoreText: t('missions.restoreText'),
    },
    begin: () => newMission(new Date()),
    words: ({ words }) => words,
    showing: (draft) => draft,
    isRemovable: () => true,
    details: (mission) => <MissionDetails {...panel} {...mission} />,
    inputs: (props) => <MissionInputs {...panel} {...props} />,
  };
}
