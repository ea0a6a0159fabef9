import type { AdminGame, GameTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, useToast } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import { useLotteryGame } from '../../api/lottery.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

interface SaveDialogProps {
  readonly game: AdminGame;
  readonly terms: GameTerms;
  readonly enabled: boolean;
  readonly onClose: () => void;
}

/** Saves the terms as the next version, or as another game under a new id. */
export function SaveDialog({ game, terms, enabled, onClose }: SaveDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const navigate = useNavigate();
  const { change, reload } = useLotteryGame(game.gameId);

  function save(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const gameId = String(fields.get('gameId')).trim();
    const version = gameId === game.gameId ? game.version : 0;
    change.mutate(
      { gameId, from: game.gameId, version, enabled, terms, note },
      {
        ...callbacks,
        onSuccess: () => {
          toast({ tone: 'positive', text: t('lotteryGames.saved', { game: gameId }) });
          callbacks.onSuccess();
          void navigate(`/lottery/${gameId}`);
        },
      },
    );
  }

  return (
    <DecisionDialog
      title={t('lotteryGames.save')}
      confirm={t('lotteryGames.confirm')}
      isBusy={change.isPending}
      error={change.error}
      done={null}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => save(note, fields, callbacks)}
      onClose={onClose}
    >
      <TextInput
        name="gameId"
        label={t('lotteryGames.id')}
        hint={t('lotteryGames.idHint')}
        defaultValue={game.gameId}
        dir="ltr"
        autoComplete="off"
      />
    </DecisionDialog>
  );
}
