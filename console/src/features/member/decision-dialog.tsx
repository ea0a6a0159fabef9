import type { MemberFile, MemberStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useDecideMember } from '../../api/members.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

export type MemberDecision = 'unlock' | 'password' | 'lock' | 'close' | 'reopen';

const statusOf: Readonly<Record<Exclude<MemberDecision, 'unlock' | 'password'>, MemberStatus>> = {
  lock: 'locked',
  close: 'closed',
  reopen: 'active',
};

interface DecisionDialogProps {
  readonly file: MemberFile;
  readonly decision: MemberDecision;
  readonly onClose: () => void;
}

/** Asks for the reason, which is written to the audit trail. */
export function DecisionDialog({ file, decision, onClose }: DecisionDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const { unlock, askPassword, setStatus, again } = useDecideMember();
  const { brand, account } = file;

  function decide(note: string): void {
    const whom = { brand, account, note };
    const handlers = {
      onSuccess: () => {
        toast({ tone: 'positive', text: t(`members.decision.${decision}.done`, { account }) });
        onClose();
      },
      onSettled: again,
    };
    if (decision === 'unlock') unlock.mutate(whom, handlers);
    else if (decision === 'password') askPassword.mutate(whom, handlers);
    else setStatus.mutate({ ...whom, status: statusOf[decision] }, handlers);
  }

  return (
    <NoteDialog
      title={t(`members.decision.${decision}.title`, { account })}
      confirm={t(`members.decision.${decision}.confirm`)}
      isBusy={unlock.isPending || askPassword.isPending || setStatus.isPending}
      error={unlock.error ?? askPassword.error ?? setStatus.error}
      letters={[1, 255]}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>{t(`members.decision.${decision}.text`)}</p>
    </NoteDialog>
  );
}
