import type { AdminPointOrder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, textIn } from '@croupier/ui';
import { usePointActions } from '../../api/points.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

export type OrderAction = 'approve' | 'reject' | 'track';

interface OrderDialogProps {
  readonly order: AdminPointOrder;
  readonly action: OrderAction;
  readonly onClose: () => void;
}

/** Approves or rejects an order, or changes its tracking number. */
export function OrderDialog({ order, action, onClose }: OrderDialogProps) {
  const { t, local } = useTexts('console');
  const { decide, track, reload } = usePointActions();
  const { brand, id, title, account, gives } = order;
  const mutation = action === 'track' ? track : decide;
  const hasTracking = gives.kind === 'physical' && action !== 'reject';

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const tracking = textIn(fields, 'tracking').trim();
    if (action === 'track') track.mutate({ brand, id, tracking, note }, callbacks);
    else decide.mutate({ brand, id, decision: action, tracking, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={t('points.order.actionOf', {
        action: t(`points.order.action.${action}`),
        account,
        item: local(title),
      })}
      confirm={t(`points.order.action.${action}`)}
      isDanger={action === 'reject'}
      isFinal={action !== 'track'}
      isBusy={mutation.isPending}
      error={mutation.error}
      {...(action === 'reject' && { hint: t('points.order.reasonHint') })}
      done={t(`points.order.done.${action}`, { account })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t(`points.order.text.${action}`)}</p>
      {hasTracking && (
        <TextInput
          name="tracking"
          label={t('points.order.tracking')}
          dir="ltr"
          autoComplete="off"
          maxLength={80}
          defaultValue={order.tracking}
        />
      )}
    </DecisionDialog>
  );
}
