import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useShowGames } from '../../api/providers.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';
import type { GamesSwitch } from './games-switch.ts';

interface SwitchDialogProps {
  readonly change: GamesSwitch;
  readonly onClose: () => void;
}

/** Explains what switching off means for open rounds, asks for a reason, and applies the switch. */
export function SwitchDialog({ change, onClose }: SwitchDialogProps) {
  const { t } = useTexts('console');
  const show = useShowGames();
  const toast = useToast();
  const { brand, provider, game, isShown } = change;
  const names = { brand, name: game?.name ?? provider };
  const key = isShown ? 'show' : 'hide';

  function confirm(note: string): void {
    const input = { brand, vassalage: provider, isShown, note };
    show.mutate(game ? { ...input, nodeId: game.id } : input, {
      onSuccess: () => {
        toast({ tone: 'positive', text: t(`providers.${key}Done`, names) });
        onClose();
      },
      onSettled: show.reload,
    });
  }

  return (
    <NoteDialog
      title={t(`providers.${key}Title`, names)}
      confirm={t(`providers.${key}`)}
      isDanger={!isShown}
      isBusy={show.isPending}
      error={show.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`providers.${key}Text`)}</p>
    </NoteDialog>
  );
}
