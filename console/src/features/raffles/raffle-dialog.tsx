import { gameCategories } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText, Select, TextArea, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useRaffleChanges } from '../../api/missions.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import styles from '../../lib/rewarding.module.css';
import { TitleFields } from '../../lib/title-fields.tsx';
import { raffleIn } from './typed-raffle.ts';

interface RaffleDialogProps {
  readonly brand: string;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Creates a raffle; its terms cannot be changed later. */
export function RaffleDialog({ brand, currency, onClose }: RaffleDialogProps) {
  const { t } = useTexts('console');
  const { create, reload } = useRaffleChanges();
  const [isUnreadable, setUnreadable] = useState(false);

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const terms = raffleIn(fields);
    setUnreadable(terms === null);
    if (terms) create.mutate({ brand, terms, note }, ends);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('raffles.create')}
      confirm={t('raffles.create')}
      done={t('raffles.done')}
      isBusy={create.isPending}
      error={create.error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <TitleFields />
      <div className={styles.fields}>
        <TextInput name="firstDay" type="date" label={t('leaderboards.firstDay')} />
        <TextInput name="lastDay" type="date" label={t('leaderboards.lastDay')} />
        <TextInput
          name="turnover"
          label={t('raffles.turnover', { currency })}
          hint={t('raffles.turnoverHint')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
        <Select name="category" label={t('missions.category')}>
          <option value="">{t('missions.everyCategory')}</option>
          {gameCategories.map((category) => (
            <option key={category} value={category}>
              {t(`turnoverRebates.category.${category}`)}
            </option>
          ))}
        </Select>
        <TextInput
          name="dailyTickets"
          label={t('raffles.dailyTickets')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue="1"
        />
        <TextInput
          name="ticketsAtMost"
          label={t('raffles.ticketsAtMost')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue="500"
        />
      </div>
      <TextArea
        name="prizes"
        label={t('leaderboards.prizes')}
        hint={t('leaderboards.prizesHint')}
        rows={4}
        dir="ltr"
      />
      <ErrorText>{isUnreadable && t('leaderboards.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
