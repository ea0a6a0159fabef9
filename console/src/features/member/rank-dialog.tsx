import { highestRankLevel, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import { useDecideMember } from '../../api/members.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface RankDialogProps {
  readonly file: MemberFile;
  readonly onClose: () => void;
}

const levels = Array.from({ length: highestRankLevel + 1 }, (_, level) => level);

/** Sets or removes a member's rank, with the reason for the audit trail. */
export function RankDialog({ file, onClose }: RankDialogProps) {
  const { t, formats } = useTexts('console');
  const { setRank, reload } = useDecideMember();
  const { brand, account } = file;

  return (
    <DecisionDialog
      title={t('members.rank.title', { account })}
      confirm={t('members.rank.confirm')}
      isBusy={setRank.isPending}
      error={setRank.error}
      lengthRange={[1, 255]}
      done={t('members.rank.done', { account })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) =>
        setRank.mutate(
          { brand, account, rankLevel: Number(fields.get('rankLevel')), note },
          callbacks,
        )
      }
      onClose={onClose}
    >
      <p>{t('members.rank.text')}</p>
      <Select name="rankLevel" label={t('members.fact.rank')} defaultValue={file.rankLevel}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {level > 0 ? formats.number(level) : t('members.none')}
          </option>
        ))}
      </Select>
    </DecisionDialog>
  );
}
