import type { DeskGame, GameTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLotteryGame } from '../../api/use-lottery-games.ts';
import styles from './lottery-games.module.css';

interface SaveDialogProps {
  readonly game: DeskGame;
  readonly terms: GameTerms;
  readonly enabled: boolean;
  readonly onClose: () => void;
}

/** Saves the terms as the next version, or under an id of its own as another game. */
export function SaveDialog({ game, terms, enabled, onClose }: SaveDialogProps) {
  const { t } = useTexts('console');
  const formId = useId();
  const toast = useToast();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const { change, reload } = useLotteryGame(game.gameId);
  const [isNoteMissing, setNoteMissing] = useState(false);

  function save(gameId: string, note: string): void {
    setNoteMissing(note === '');
    if (note === '' || change.isPending) return;
    const version = gameId === game.gameId ? game.version : 0;
    change.mutate(
      { gameId, from: game.gameId, version, enabled, terms, note },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t('lotteryGames.saved', { game: gameId }) });
          reload();
          onClose();
          void navigate(`/lottery/${gameId}`);
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={t('lotteryGames.save')}
      footer={
        <>
          <Button onClick={onClose}>{t('change.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={change.isPending}
            data-default
          >
            {t('lotteryGames.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          save(String(fields.get('gameId')).trim(), String(fields.get('note')).trim());
        }}
      >
        <FaultText>{change.error && textOf(change.error)}</FaultText>
        <TextInput
          name="gameId"
          label={t('lotteryGames.id')}
          hint={t('lotteryGames.idHint')}
          defaultValue={game.gameId}
          dir="ltr"
          autoComplete="off"
        />
        <TextInput
          name="note"
          label={t('change.note')}
          hint={t('change.noteHint')}
          fault={isNoteMissing ? t('change.noteMissing') : undefined}
          autoComplete="off"
          maxLength={500}
          required
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
