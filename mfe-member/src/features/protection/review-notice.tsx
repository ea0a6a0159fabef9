import type { ProtectionStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, ErrorText, useFailureText } from '@croupier/ui';
import { useInvalidateProtection } from '../../api/protection.ts';
import { useReviewLimits } from '../../api/review-limits.ts';
import styles from './protection.module.css';

interface ReviewNoticeProps {
  readonly status: ProtectionStatus;
  /** Opens the member's limits; absent where they stand on the same page. */
  readonly onLimits?: () => void;
}

/** Asks for a decision before the first deposit, and for a review after half a year. */
export function ReviewNotice({ status, onLimits }: ReviewNoticeProps) {
  const { t } = useTexts('mfe-member');
  const failureText = useFailureText();
  const reload = useInvalidateProtection();
  const review = useReviewLimits();
  if (!status.isDepositLimitAsked && !status.isReviewDue) return null;
  const kind = status.isDepositLimitAsked ? 'first' : 'again';
  return (
    <Card className={styles.card} tone="accent">
      <h3 className={styles.title}>{t(`safely.review.${kind}.title`)}</h3>
      <p>{t(`safely.review.${kind}.text`)}</p>
      <div className={styles.acts}>
        {onLimits && (
          <Button icon="shield" onClick={onLimits}>
            {t('safely.offer-limit')}
          </Button>
        )}
        <Button
          isBusy={review.isPending}
          onClick={() => review.mutate(undefined, { onSuccess: reload })}
        >
          {t(`safely.review.${kind}.done`)}
        </Button>
      </div>
      <ErrorText>{review.error && failureText(review.error)}</ErrorText>
    </Card>
  );
}
