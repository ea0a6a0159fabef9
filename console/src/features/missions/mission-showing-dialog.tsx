import type { AdminMission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText } from '@croupier/ui';
import { useState } from 'react';
import { useMissionChanges } from '../../api/missions.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import { localTime } from '../../lib/local-time.ts';
import { TitleFields } from '../../lib/title-fields.tsx';
import { ShowingFields } from './mission-dialog.tsx';
import { showingIn } from './typed-mission.ts';

interface MissionShowingDialogProps {
  readonly mission: AdminMission;
  readonly onClose: () => void;
}

/** Changes the title, the end, the order, and whether the mission is on. */
export function MissionShowingDialog({ mission, onClose }: MissionShowingDialogProps) {
  const { t } = useTexts('console');
  const { change, reload } = useMissionChanges();
  const [isUnreadable, setUnreadable] = useState(false);
  const { brand, id, showing } = mission;

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const typed = showingIn(fields);
    setUnreadable(typed === null);
    if (typed) change.mutate({ brand, id, showing: typed, note }, ends);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('missions.change')}
      confirm={t('missions.save')}
      done={t('missions.saved')}
      isBusy={change.isPending}
      error={change.error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <TitleFields title={showing.title} />
      <ShowingFields
        position={showing.position}
        endsAt={showing.endsAt === null ? '' : localTime(showing.endsAt)}
        isEnabled={showing.isEnabled}
      />
      <ErrorText>{isUnreadable && t('missions.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
