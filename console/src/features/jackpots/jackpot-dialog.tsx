import { type BrandSummary, type JackpotTerms, parseAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, Checkbox, ErrorText, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useSetJackpot } from '../../api/bonuses.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { draftsOf, ShareRows, sharesOf } from './share-rows.tsx';
import { periods, usePeriodText } from './use-period-text.ts';

interface JackpotDialogProps {
  readonly brand: BrandSummary;
  /** `null`: the brand has no jackpot yet. */
  readonly terms: JackpotTerms | null;
  readonly onClose: () => void;
}

/** Edits a brand's jackpot: the contributions, the house's starting amount and the draw period. */
export function JackpotDialog({ brand, terms, onClose }: JackpotDialogProps) {
  const { t } = useTexts('console');
  const set = useSetJackpot();
  const periodText = usePeriodText();
  const [isActive, setActive] = useState(terms?.isActive ?? true);
  const [shares, setShares] = useState(draftsOf(terms?.shares ?? firstShares));
  const [isFaulty, setFaulty] = useState(false);
  const shownPeriods = [...new Set([...periods, terms?.periodSeconds ?? 3_600])].sort(
    (a, b) => a - b,
  );

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const seed = asAmount(String(fields.get('seed')));
    const meant = sharesOf(shares);
    const isWrong = meant === null || (parseAmount(seed) ?? 0n) <= 0n;
    setFaulty(isWrong);
    if (isWrong) return;
    const periodSeconds = Number(fields.get('period'));
    const revision = terms?.revision ?? 0;
    set.mutate(
      { brand: brand.code, periodSeconds, seed, isActive, shares: meant, revision, note },
      callbacks,
    );
  }

  return (
    <DecisionDialog
      size="l"
      title={t('jackpots.change', { brand: brand.name })}
      confirm={t('jackpots.save')}
      isBusy={set.isPending}
      error={set.error}
      done={t('jackpots.done', { brand: brand.name })}
      reload={set.reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('jackpots.changeText')}</p>
      <Checkbox
        look="switch"
        name="isActive"
        label={t('jackpots.isActive')}
        checked={isActive}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      <Select
        name="period"
        label={t('jackpots.period')}
        defaultValue={String(terms?.periodSeconds ?? 3_600)}
      >
        {shownPeriods.map((seconds) => (
          <option key={seconds} value={seconds}>
            {periodText(seconds)}
          </option>
        ))}
      </Select>
      <TextInput
        name="seed"
        label={t('jackpots.seed')}
        hint={t('jackpots.seedHint')}
        defaultValue={terms?.seed ?? '1000.00'}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
      />
      <ShareRows shares={shares} onChange={setShares} />
      <ErrorText>{isFaulty && t('jackpots.error')}</ErrorText>
    </DecisionDialog>
  );
}

const firstShares = [{ provider: 'studio', gameId: null, millionths: 10_000 }];
