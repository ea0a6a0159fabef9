import type { Deposit, DecimalAmount, DepositMethod } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  Button,
  ErrorText,
  asAmount,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useMoney,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useChooseCampaign, useDepositCampaigns } from '../../api/campaigns.ts';
import { useRequestDeposit } from '../../api/request-deposit.ts';
import { amountError } from '../../lib/amount-error.ts';
import styles from './deposit.module.css';
import { Costs } from './costs.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PromotionChoice, noPromotion } from './promotion-choice.tsx';
import { Suggestions } from './suggestions.tsx';

interface AmountFormProps {
  readonly methods: readonly [DepositMethod, ...DepositMethod[]];
  readonly onAsked: (deposit: Deposit) => void;
}

export function AmountForm({ methods, onAsked }: AmountFormProps) {
  const texts = useTexts('mfe-member');
  const { t, language } = texts;
  const money = useMoney();
  const failureText = useFailureText();
  const request = useRequestDeposit();
  const promotion = usePromotion();
  const returnUrl = useReturnPath();
  const [code, setCode] = useDraft('deposit.method', methods[0].code);
  const [typed, setTyped] = useDraft('deposit.amount');
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, request.error);
  const refused = useFieldErrors(texts, request.error);

  const method = methods.find((one) => one.code === code) ?? methods[0];
  const amount: DecimalAmount = asAmount(typed);
  const limits = { min: money(method.minAmount), max: money(method.maxAmount) };
  const error = amountError(amount, method);
  const isAboutAmount = request.error?.code === 'amount-out-of-range';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (request.isPending || promotion.isPending) return;
    setAttempts((before) => before + 1);
    if (error) return;
    // The promotion first: a deposit counts for it if it is requested after joining.
    promotion.keep(send);
  }

  function send(): void {
    request.mutate(
      { method: method.code, amount, returnUrl, language },
      {
        onSuccess: (deposit) => {
          setTyped('');
          request.forgetDeposits();
          onAsked(deposit);
        },
        // A deposit whose payment page could not be opened is in the list, where the member can continue or
        // cancel it.
        onError: request.forgetDeposits,
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <MethodChoice methods={methods} value={method.code} onChange={setCode} />
      <div className={styles.amount}>
        <AmountInput
          label={t('deposit.amount')}
          name="amount"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={t('deposit.limits', limits)}
          error={amountText()}
        />
        <Suggestions amounts={method.suggested} value={amount} onChange={setTyped} />
      </div>
      <PromotionChoice
        campaigns={promotion.campaigns}
        value={promotion.value}
        onChange={promotion.choose}
        amount={amount}
      />
      {!error && <Costs amount={amount} method={method} />}
      <ErrorText>{promotion.error && failureText(promotion.error)}</ErrorText>
      <ErrorText>{request.error && !isAboutAmount && failureText(request.error)}</ErrorText>
      <Button
        type="submit"
        variant="primary"
        size="l"
        isBusy={request.isPending || promotion.isPending}
      >
        {error ? t('deposit.continue') : t('deposit.continue-with', { amount: money(amount) })}
      </Button>
      <TurnoverRule percent={method.turnoverPercent} />
      <p className={styles.note}>{t(`deposit.note.${method.kind}`)}</p>
    </form>
  );

  function amountText(): string | undefined {
    if (attempts > 0 && error) return t(`deposit.error.${error}`, limits);
    return isAboutAmount ? failureText(request.error) : refused['amount'];
  }
}

/** The promotion that the member wants for the deposit: at first the one that they have joined. */
function usePromotion() {
  const campaigns = useDepositCampaigns();
  const { join, leave, reload } = useChooseCampaign();
  const [chosen, choose] = useState<string | null>(null);
  const joined = campaigns.find(({ hasJoined }) => hasJoined);
  const value = chosen ?? joined?.id ?? noPromotion;

  /** Joins or leaves the campaign as chosen, then continues. */
  function keep(next: () => void): void {
    const wanted = campaigns.find(({ id }) => id === value);
    const ends = { onSuccess: next, onSettled: () => reload() };
    if (wanted && !wanted.hasJoined) join.mutate({ id: wanted.id }, ends);
    else if (!wanted && joined) leave.mutate({ id: joined.id }, ends);
    else next();
  }

  return {
    campaigns,
    value,
    choose,
    keep,
    isPending: join.isPending || leave.isPending,
    error: join.error ?? leave.error,
  };
}

/**
 * Return address of the provider's page: the deposits, over the page that is under the member centre, such as
 * a game.
 */
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('over');
  params.set('centre', 'member-centre');
  params.set('page', 'depositv2');
  return `${pathname}?${params}`;
}

/** How much of a deposit must be played before a withdrawal; nothing if none. */
function TurnoverRule({ percent }: { readonly percent: number }) {
  const { t, formats } = useTexts('mfe-member');
  if (percent <= 0) return null;
  return (
    <p className={styles.note}>
      {t('deposit.turnover-rule', { share: formats.percent(percent / 100) })}
    </p>
  );
}
