import { parseAmount, type LimitKind, type ProtectionLimit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, Progress, useFailureText, useServerNow } from '@croupier/ui';
import { useCancelLimitChange } from '../../api/cancel-limit-change.ts';
import { useConfirmLimit } from '../../api/confirm-limit.ts';
import { useInvalidateProtection } from '../../api/protection.ts';
import type { CentrePage } from '../../lib/centre-pages.ts';
import { LinesButton } from '../../lib/lines-button.tsx';
import styles from './protection.module.css';
import { useLimitText } from './use-limit-text.ts';

/** The page with the lines that a limit counts. */
const linesOf = {
  deposit: 'transactionHistory',
  wager: 'personalHistoryCopy',
  loss: 'personalProfit',
  time: 'securityCenter',
} as const satisfies Record<LimitKind, CentrePage>;

/** One limit: its kind, the remaining amount, and a pending increase. */
export function LimitRow({ limit }: { limit: ProtectionLimit }) {
  const { t } = useTexts('mfe-member');
  const textOf = useLimitText();
  const { kind, period, value, remaining } = limit;
  const label = t('safely.limit-in', {
    value: textOf(kind, value),
    period: t(`safely.period.${period}`),
  });
  return (
    <div className={styles.limit}>
      <p className={styles.line}>
        <strong>{label}</strong>
        <span>{t('safely.left', { value: textOf(kind, remaining) })}</span>
      </p>
      <Progress value={shareOf(limit)} label={label} />
      <LinesButton page={linesOf[kind]} />
      {limit.pending && <Waiting limit={limit} pending={limit.pending} />}
    </div>
  );
}

interface WaitingProps {
  readonly limit: ProtectionLimit;
  readonly pending: NonNullable<ProtectionLimit['pending']>;
}

function Waiting({ limit: { kind, period }, pending }: WaitingProps) {
  const { t, formats } = useTexts('mfe-member');
  const textOf = useLimitText();
  const failureText = useFailureText();
  const reload = useInvalidateProtection();
  const confirm = useConfirmLimit();
  const cancel = useCancelLimitChange();
  const isDue = new Date(pending.dueAt) <= useServerNow(30_000);
  const words = { value: textOf(kind, pending.value), time: formats.dateTime(pending.dueAt) };
  const error = confirm.error ?? cancel.error;
  return (
    <div className={styles.pending}>
      <p>{t(isDue ? 'safely.change-due' : 'safely.change-waits', words)}</p>
      <p className={styles.actions}>
        {isDue && (
          <Button
            size="s"
            isBusy={confirm.isPending}
            onClick={() =>
              confirm.mutate({ kind, period, expected: pending.value }, { onSuccess: reload })
            }
          >
            {t('safely.confirm-change')}
          </Button>
        )}
        <Button
          size="s"
          variant="primary"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate({ kind, period }, { onSuccess: reload })}
        >
          {t('safely.keep-limit')}
        </Button>
      </p>
      <ErrorText>{error && failureText(error)}</ErrorText>
    </div>
  );
}

/** The used share of a limit, from 0 to 1. */
function shareOf({ used, value }: ProtectionLimit): number {
  const [part, whole] = [parseAmount(used) ?? 0n, parseAmount(value) ?? 0n];
  return whole > 0n ? Math.min(1, Number((part * 1_000n) / whole) / 1_000) : 1;
}
