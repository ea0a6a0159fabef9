import { asciiDigits, formatAmount, type FieldError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  PasswordInput,
  TextInput,
  useFailureText,
  useFormErrors,
  useMoney,
  useToast,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useConvert } from '../../api/points.ts';
import { failedFieldOf } from '../../lib/failed-field.ts';
import { usePoints } from '../../lib/use-points.ts';
import styles from './point-mall.module.css';

interface ConvertDialogProps {
  readonly points: string;
  readonly pointsPerUnit: number;
  /** The smallest number of points that is converted. */
  readonly least: number;
  readonly onClose: () => void;
}

/** Exchanges points for cash at the published rate. */
export function ConvertDialog({ points, pointsPerUnit, least, onClose }: ConvertDialogProps) {
  const texts = useTexts('mfe-promo');
  const { t } = texts;
  const money = useMoney();
  const shown = usePoints();
  const toast = useToast();
  const failureText = useFailureText();
  const convert = useConvert();
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const { form, errors, showErrors } = useFormErrors(texts, convert.error);
  const failedAt = failedFieldOf(convert.error, 'points');
  const wanted = wholeNumber(typed);
  const most = Math.floor(Number(points));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (convert.isPending) return;
    const wrong: Record<string, FieldError> = {};
    if (wanted === null || wanted < least || wanted > most)
      wrong['points'] = { code: 'range', min: least, max: most };
    if (pin.trim() === '') wrong['paymentPassword'] = { code: 'required' };
    if (showErrors(wrong) || wanted === null) return;
    const input = { points: wanted, pointsPerUnit, paymentPassword: pin.trim() };
    convert.mutate(input, {
      onSuccess: ({ amount }) => {
        toast({ tone: 'positive', text: t('mall.convert.done', { amount: money(amount) }) });
        onClose();
      },
      onSettled: convert.reload,
    });
  }

  const errorAt = (field: string) =>
    failedAt === field && convert.error && !errors[field]
      ? failureText(convert.error)
      : errors[field];
  return (
    <Dialog isOpen size="s" title={t('mall.convert.title')} onClose={onClose} footer={null}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('mall.convert.rate', { points: shown(pointsPerUnit), amount: money('1.00') })}</p>
        <TextInput
          label={t('mall.convert.points')}
          name="points"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={t('mall.convert.limits', { least: shown(least), most: shown(most) })}
          error={errorAt('points')}
        />
        <PasswordInput
          label={t('mall.pin')}
          name="paymentPassword"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          error={errorAt('paymentPassword')}
        />
        <ErrorText>{convert.error && !failedAt && failureText(convert.error)}</ErrorText>
        <Button type="submit" variant="primary" isBusy={convert.isPending}>
          {wanted === null
            ? t('mall.convert.confirm')
            : t('mall.convert.confirm-with', { amount: money(cashFor(wanted, pointsPerUnit)) })}
        </Button>
      </form>
    </Dialog>
  );
}

/** In any digits; `null` for everything else. */
function wholeNumber(typed: string): number | null {
  const text = asciiDigits(typed.trim());
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

const unitsPerHundredth = 1_000n;

/** The cash for points, rounded down to hundredths as the platform does. */
function cashFor(points: number, pointsPerUnit: number): string {
  const hundredths = (BigInt(points) * 100n) / BigInt(pointsPerUnit);
  return formatAmount(hundredths * unitsPerHundredth);
}
