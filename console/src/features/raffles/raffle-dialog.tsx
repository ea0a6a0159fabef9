import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useRaffleChanges } from '../../api/missions.ts';
import { CategorySelect } from '../../lib/category-select.tsx';
import { PrizeTermsDialog } from '../../lib/prize-terms-dialog.tsx';
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
  return (
    <PrizeTermsDialog
      title={t('raffles.create')}
      done={t('raffles.done')}
      isBusy={create.isPending}
      error={create.error}
      reload={reload}
      read={raffleIn}
      onSend={(terms, note, ends) => create.mutate({ brand, terms, note }, ends)}
      onClose={onClose}
    >
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
      <CategorySelect />
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
    </PrizeTermsDialog>
  );
}
