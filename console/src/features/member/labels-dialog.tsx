import type { MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextArea } from '@croupier/ui';
import { useSetMemberLabels } from '../../api/members.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface LabelsDialogProps {
  readonly file: MemberFile;
  readonly labels: readonly string[];
  readonly onClose: () => void;
}

const labelsIn = (text: string): string[] =>
  text
    .split(/[\n,]+/)
    .map((label) => label.trim())
    .filter(Boolean);

/** Replaces the labels of a member, with the reason for the audit trail. */
export function LabelsDialog({ file, labels, onClose }: LabelsDialogProps) {
  const { t } = useTexts('console');
  const { reload, ...set } = useSetMemberLabels();
  const { id: memberId, account } = file;
  return (
    <DecisionDialog
      title={t('members.labels.title', { account })}
      confirm={t('members.labels.confirm')}
      isBusy={set.isPending}
      error={set.error}
      done={t('members.labels.done', { account })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) =>
        set.mutate({ memberId, labels: labelsIn(String(fields.get('labels'))), note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t('members.labels.text')}</p>
      <TextArea
        name="labels"
        label={t('members.labels.name')}
        hint={t('members.labels.hint')}
        rows={4}
        dir="auto"
        defaultValue={labels.join('\n')}
      />
    </DecisionDialog>
  );
}
