import { leaderboardMeasures } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Select, TextInput } from '@croupier/ui';
import { useLeaderboardChanges } from '../../api/missions.ts';
import { CategorySelect } from '../../lib/category-select.tsx';
import { PrizeTermsDialog } from '../../lib/prize-terms-dialog.tsx';
import { leaderboardIn } from './typed-leaderboard.ts';

interface LeaderboardDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

/** Creates a leaderboard; its terms cannot be changed later. */
export function LeaderboardDialog({ brand, onClose }: LeaderboardDialogProps) {
  const { t } = useTexts('console');
  const { create, reload } = useLeaderboardChanges();
  return (
    <PrizeTermsDialog
      title={t('leaderboards.create')}
      done={t('leaderboards.done')}
      isBusy={create.isPending}
      error={create.error}
      reload={reload}
      read={leaderboardIn}
      onSend={(terms, note, ends) => create.mutate({ brand, terms, note }, ends)}
      onClose={onClose}
      below={<Checkbox name="isHeld" label={t('leaderboards.isHeld')} defaultChecked />}
    >
      <Select name="measure" label={t('leaderboards.measure')}>
        {leaderboardMeasures.map((measure) => (
          <option key={measure} value={measure}>
            {t(`leaderboards.measure-of.${measure}`)}
          </option>
        ))}
      </Select>
      <CategorySelect />
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
    </PrizeTermsDialog>
  );
}
