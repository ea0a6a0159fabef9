import type { AdminGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useGameBounds } from '../../api/lottery.ts';
import { BoundForm } from './bound-form.tsx';

/** The maximum liability of one number of a play type per draw; applies from the next draw that opens. */
export function CapForm({ game: { gameId, playTypes, terms } }: { game: AdminGame }) {
  const { t } = useTexts('console');
  const { cap, reload } = useGameBounds(gameId);
  const [isAmountMissing, setAmountMissing] = useState(false);

  function put(fields: FormData): void {
    const amount = asAmount(String(fields.get('cap')));
    setAmountMissing(amount === '');
    if (amount === '' || cap.isPending) return;
    const playType = String(fields.get('playType'));
    const currency = String(fields.get('currency'));
    cap.mutate({ gameId, playType, currency, cap: amount }, { onSettled: reload });
  }

  return (
    <BoundForm
      playTypes={playTypes}
      submit={t('lotteryGames.putCap')}
      isBusy={cap.isPending}
      error={cap.error}
      onSubmit={put}
    >
      <Select name="currency" label={t('lotteryGames.currency')}>
        {Object.keys(terms.limits).map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </Select>
      <TextInput
        name="cap"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        label={t('lotteryGames.cap')}
        hint={t('lotteryGames.capHint')}
        error={isAmountMissing ? t('lotteryGames.capMissing') : undefined}
      />
    </BoundForm>
  );
}
