import type { AdminDraw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useDecideDraw } from '../../api/lottery.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

interface VoidDialogProps {
  readonly item: AdminDraw;
  readonly onClose: () => void;
}

/** Voids a draw, with a reason: every stake is returned. */
export function VoidDialog({ item: { draw }, onClose }: VoidDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const { voidDraw, reload } = useDecideDraw();

  function callOff(reason: string): void {
    voidDraw.mutate(
      { drawId: draw.id, reason },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t('draws.void.done', { numero: draw.numero }) });
          onClose();
        },
        onSettled: reload,
      },
    );
  }

  return (
    <NoteDialog
      title={t('draws.void.title', { numero: draw.numero })}
      confirm={t('draws.void.confirm')}
      isDanger
      isBusy={voidDraw.isPending}
      error={voidDraw.error}
      letters={[3, 500]}
      onConfirm={callOff}
      onClose={onClose}
    >
      <p>{t('draws.void.text')}</p>
    </NoteDialog>
  );
}
