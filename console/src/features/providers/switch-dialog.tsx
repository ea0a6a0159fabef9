import { useTexts } from '@croupier/i18n';
import { useShowGames } from '../../api/providers.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import type { GamesSwitch } from './games-switch.ts';

interface SwitchDialogProps {
  readonly change: GamesSwitch;
  readonly onClose: () => void;
}

/** Explains what switching off means for open rounds, asks for a reason, and applies the switch. */
export function SwitchDialog({ change, onClose }: SwitchDialogProps) {
  const { t } = useTexts('console');
  const show = useShowGames();
  const { brand, provider, game, isShown } = change;
  const names = { brand, name: game?.name ?? provider };
  const key = isShown ? 'show' : 'hide';

  return (
    <DecisionDialog
      title={t(`providers.${key}Title`, names)}
      confirm={t(`providers.${key}`)}
      isDanger={!isShown}
      isBusy={show.isPending}
      error={show.error}
      done={t(`providers.${key}Done`, names)}
      reload={show.reload}
      onConfirm={(note, _fields, { callbacks }) => {
        const input = { brand, vassalage: provider, isShown, note };
        show.mutate(game ? { ...input, nodeId: game.id } : input, callbacks);
      }}
      onClose={onClose}
    >
      <p>{t(`providers.${key}Text`)}</p>
    </DecisionDialog>
  );
}
