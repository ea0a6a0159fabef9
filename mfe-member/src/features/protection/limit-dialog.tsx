import {
  limitPeriods,
  parseAmount,
  type LimitKind,
  type LimitPeriod,
  type ProtectionStatus,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  asAmount,
  Button,
  Dialog,
  ErrorText,
  Select,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useId, useState, type FormEvent } from 'react';
import { useInvalidateProtection } from '../../api/protection.ts';
import { useSetLimit } from '../../api/set-limit.ts';
import styles from './protection.module.css';

interface LimitDialogProps {
  readonly kind: LimitKind;
  readonly status: ProtectionStatus;
  readonly onClose: () => void;
}

/** Sets a limit to the member's own value, or removes it. */
export function LimitDialog({ kind, status, onClose }: LimitDialogProps) {
  const texts = useTexts('mfe-member');
  const { t, formats } = texts;
  const failureText = useFailureText();
  const reload = useInvalidateProtection();
  const setLimit = useSetLimit();
  const form = useId();
  const [chosen, setPeriod] = useDraft(`limit.${kind}.period`, 'day');
  const period: LimitPeriod = limitPeriods.find((one) => one === chosen) ?? 'day';
  const [typed, setTyped] = useDraft(`limit.${kind}`);
  const [attempts, setAttempts] = useState(0);
  const ref = useErrorFocus(attempts, setLimit.error);
  const refused = useFieldErrors(texts, setLimit.error);
  const value = limitIn(typed, kind);
  const isKnown = status.limits.some((one) => one.kind === kind && one.period === period);
  const Input = kind === 'time' ? TextInput : AmountInput;

  function save(next: string | null): void {
    const onSuccess = () => {
      setTyped('');
      reload();
      onClose();
    };
    if (!setLimit.isPending) setLimit.mutate({ kind, period, value: next }, { onSuccess });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAttempts((before) => before + 1);
    if (value !== null) save(value);
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={t(`safely.kind.${kind}`)}
      onClose={onClose}
      footer={
        <>
          {isKnown && <Button onClick={() => save(null)}>{t('safely.remove-limit')}</Button>}
          <Button
            variant="primary"
            data-default
            type="submit"
            form={form}
            isBusy={setLimit.isPending}
          >
            {t('safely.save-limit')}
          </Button>
        </>
      }
    >
      <form ref={ref} id={form} className={styles.form} onSubmit={submit} noValidate>
        <Select
          label={t('safely.period-label')}
          name="period"
          value={period}
          onChange={(event) => setPeriod(event.target.value)}
        >
          {limitPeriods.map((one) => (
            <option key={one} value={one}>
              {t(`safely.period.${one}`)}
            </option>
          ))}
        </Select>
        <Input
          label={t(kind === 'time' ? 'safely.minutes-label' : 'safely.amount-label')}
          name="value"
          inputMode="decimal"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={t('safely.limit-hint', { hours: formats.number(status.rules.looserAfterHours) })}
          error={attempts > 0 && value === null ? t('safely.limit-error') : refused['value']}
        />
        <ErrorText>{setLimit.error && failureText(setLimit.error)}</ErrorText>
      </form>
    </Dialog>
  );
}

/** The typed value in the platform's format, an amount or whole minutes; `null` for invalid text. */
function limitIn(typed: string, kind: LimitKind): string | null {
  const amount = asAmount(typed);
  if ((parseAmount(amount) ?? 0n) <= 0n) return null;
  return kind === 'time' && amount.includes('.') ? null : amount;
}
