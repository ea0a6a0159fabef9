import { gameCategories, leaderboardMeasures } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, ErrorText, Select, TextArea, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useLeaderboardChanges } from '../../api/missions.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import styles from '../../lib/rewarding.module.css';
import { TitleFields } from '../../lib/title-fields.tsx';
import { leaderboardIn } from './typed-leaderboard.ts';

interface LeaderboardDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

/** Creates a leaderboard; its terms cannot be changed later. */
export function LeaderboardDialog({ brand, onClose }: LeaderboardDialogProps) {
  const { t } = useTexts('console');
  const { create, reload } = useLeaderboardChanges();
  const [isUnreadable, setUnreadable] = useState(false);

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const terms = leaderboardIn(fields);
    setUnreadable(terms === null);
    if (terms) create.mutate({ brand, terms, note }, ends);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('leaderboards.create')}
      confirm={t('leaderboards.create')}
      done={t('leaderboards.done')}
      isBusy={create.isPending}
      error={create.error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <TitleFields />
      <div className={styles.fields}>
        <Select name="measure" label={t('leaderboards.measure')}>
          {leaderboardMeasures.map((measure) => (
            <option key={measure} value={measure}>
              {t(`leaderboards.measure-of.${measure}`)}
            </option>
          ))}
        </Select>
        <Select name="category" label={t('missions.category')}>
          <option value="">{t('missions.everyCategory')}</option>
          {gameCategories.map((category) => (
            <option key={category} value={category}>
              {t(`turnoverRebates.category.${category}`)}
            </option>
          ))}
        </Select>
        <TextInput name="firstDay" type="date" label={t('leaderboards.firstDay')} />
        <TextInput name="lastDay" type="date" label={t('leaderboards.lastDay')} />
        <TextInput
          name="points"
          label={t('leaderboards.points')}
          hint={t('leaderboards.pointsHint')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
        <TextInput
          name="stake"
          label={t('leaderboards.stake')}
          hint={t('leaderboards.stakeHint')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <TextArea
        name="prizes"
        label={t('leaderboards.prizes')}
        hint={t('leaderboards.prizesHint')}
        rows={4}
        dir="ltr"
      />
      <Checkbox name="isHeld" label={t('leaderboards.isHeld')} defaultChecked />
      <ErrorText>{isUnreadable && t('leaderboards.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
