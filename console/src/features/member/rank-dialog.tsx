import { highestRankLevel, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, useToast } from '@croupier/ui';
import { useDecideMember } from '../../api/members.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

interface RankDialogProps {
  readonly file: MemberFile;
  readonly onClose: () => void;
}

const levels = Array.from({ length: highestRankLevel + 1 }, (_, level) => level);

/** Sets or removes a member's rank, with the reason for the audit trail. */
export function RankDialog({ file, onClose }: RankDialogProps) {
  const { t, formats } = useTexts('console');
  const toast = useToast();
  const { setRank, again } = useDecideMember();
  const { brand, account } = file;

  function save(note: string, fields: FormData): void {
    const onSuccess = () => {
      toast({ tone: 'positive', text: t('members.rank.done', { account }) });
      onClose();
    };
    const rankLevel = Number(fields.get('rankLevel'));
    setRank.mutate({ brand, account, rankLevel, note }, { onSuccess, onSettled: again });
  }

  return (
    <NoteDialog
      title={t('members.rank.title', { account })}
      confirm={t('members.rank.confirm')}
      isBusy={setRank.isPending}
      error={setRank.error}
      letters={[1, 255]}
      onConfirm={save}
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
    </NoteDialog>
  );
}
