import type { AdminReferral } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDecideReferral } from '../../api/referrals.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

export interface Decision {
  readonly referral: AdminReferral;
  readonly decision: 'release' | 'reject';
}

/** Releases or rejects a referral, with a reason. */
export function ReferralDecision({
  referral: { friend, referrer, friendId },
  decision,
  onClose,
}: Decision & { readonly onClose: () => void }) {
  const { t } = useTexts('console');
  const decide = useDecideReferral();
  return (
    <DecisionDialog
      title={t(`referrals.${decision}Title`, { friend })}
      confirm={t(`referrals.${decision}`)}
      done={t('referrals.done')}
      isDanger={decision === 'reject'}
      isBusy={decide.isPending}
      error={decide.error}
      reload={decide.reload}
      onConfirm={(note, _fields, { callbacks }) =>
        decide.mutate({ memberId: friendId, decision, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(`referrals.${decision}Text`, { friend, referrer })}</p>
    </DecisionDialog>
  );
}
