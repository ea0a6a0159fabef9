import type { MemberFile, MemberStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDecideMember } from '../../api/members.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

export type MemberDecision = 'unlock' | 'password' | 'factor' | 'lock' | 'close' | 'reopen';

const statusOf: Readonly<
  Record<Exclude<MemberDecision, 'unlock' | 'password' | 'factor'>, MemberStatus>
> = {
  lock: 'locked',
  close: 'closed',
  reopen: 'active',
};

interface MemberDecisionDialogProps {
  readonly file: MemberFile;
  readonly decision: MemberDecision;
  readonly onClose: () => void;
}

/** Asks for the reason, which is written to the audit trail. */
export function MemberDecisionDialog({ file, decision, onClose }: MemberDecisionDialogProps) {
  const { t } = useTexts('console');
  const { unlock, askPassword, resetFactor, setStatus, reload } = useDecideMember();
  const { brand, account } = file;

  function decide(
    note: string,
    _fields: FormData,
    { callbacks }: { callbacks: DecisionCallbacks },
  ): void {
    const member = { brand, account, note };
    if (decision === 'unlock') unlock.mutate(member, callbacks);
    else if (decision === 'password') askPassword.mutate(member, callbacks);
    else if (decision === 'factor') resetFactor.mutate(member, callbacks);
    else setStatus.mutate({ ...member, status: statusOf[decision] }, callbacks);
  }

  return (
    <DecisionDialog
      title={t(`members.decision.${decision}.title`, { account })}
      confirm={t(`members.decision.${decision}.confirm`)}
      isBusy={[unlock, askPassword, resetFactor, setStatus].some(({ isPending }) => isPending)}
      error={unlock.error ?? askPassword.error ?? resetFactor.error ?? setStatus.error}
      lengthRange={[1, 255]}
      done={t(`members.decision.${decision}.done`, { account })}
      reload={reload}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>{t(`members.decision.${decision}.text`)}</p>
    </DecisionDialog>
  );
}
