import type { AdminDraw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDecideDraw } from '../../api/lottery.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface VoidDialogProps {
  readonly item: AdminDraw;
  readonly onClose: () => void;
}

/** Voids a draw, with a reason: every stake is returned. */
export function VoidDialog({ item: { draw }, onClose }: VoidDialogProps) {
  const { t } = useTexts('console');
  const { voidDraw, reload } = useDecideDraw();

  return (
    <DecisionDialog
      title={t('draws.void.title', { numero: draw.numero })}
      confirm={t('draws.void.confirm')}
      isDanger
      isBusy={voidDraw.isPending}
      error={voidDraw.error}
      lengthRange={[3, 500]}
      done={t('draws.void.done', { numero: draw.numero })}
      reload={reload}
      onConfirm={(reason, _fields, { callbacks }) =>
        voidDraw.mutate({ drawId: draw.id, reason }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t('draws.void.text')}</p>
    </DecisionDialog>
  );
}
