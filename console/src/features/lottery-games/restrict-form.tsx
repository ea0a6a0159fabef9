import type { AdminGame, NumberRule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useGameBounds } from '../../api/lottery.ts';
import { BoundForm } from './bound-form.tsx';

const rules: readonly NumberRule[] = ['closed', 'half-price'];
const shortestReason = 3;

/** Closes a number or halves its payout, at once, on every draw that still takes bets. */
export function RestrictForm({ game: { gameId, playTypes } }: { game: AdminGame }) {
  const { t } = useTexts('console');
  const { restrict, reload } = useGameBounds(gameId);
  const [missing, setMissing] = useState({ choice: false, reason: false });

  function put(fields: FormData): void {
    const choice = String(fields.get('choice')).trim();
    const reason = String(fields.get('reason')).trim();
    const rule = rules.find((one) => one === fields.get('rule')) ?? 'closed';
    const isMissing = { choice: choice === '', reason: reason.length < shortestReason };
    setMissing(isMissing);
    if (isMissing.choice || isMissing.reason || restrict.isPending) return;
    const playType = String(fields.get('playType'));
    restrict.mutate({ gameId, playType, choice, rule, reason }, { onSettled: reload });
  }

  return (
    <BoundForm
      playTypes={playTypes}
      submit={t('lotteryGames.restrict')}
      isBusy={restrict.isPending}
      error={restrict.error}
      onSubmit={put}
    >
      <TextInput
        name="choice"
        label={t('lotteryGames.number')}
        hint={t('lotteryGames.numberHint')}
        error={missing.choice ? t('lotteryGames.numberMissing') : undefined}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
      />
      <Select name="rule" label={t('lotteryGames.rule')}>
        {rules.map((rule) => (
          <option key={rule} value={rule}>
            {t(`draws.liability.rules.${rule}`)}
          </option>
        ))}
      </Select>
      <TextInput
        name="reason"
        label={t('change.note')}
        hint={t('change.noteHint')}
        error={missing.reason ? t('change.noteMissing') : undefined}
        autoComplete="off"
        maxLength={500}
      />
    </BoundForm>
  );
}
