import type { WithdrawalId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  ErrorText,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { removeDrafts } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useAnswerReceipt, useInvalidateWithdrawals } from '../../api/withdrawals.ts';
import { ProofFields, useProofDraft } from '../../lib/proof-fields.tsx';
import styles from './withdrawals.module.css';

interface DisputeDialogProps {
  readonly id: WithdrawalId;
  readonly onClose: () => void;
}

/** Reports that no money arrived: the member's text and pictures go to the operators. */
export function DisputeDialog({ id, onClose }: DisputeDialogProps) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const answer = useAnswerReceipt();
  const form = useErrorFocus(null, answer.error);
  const errors = useFieldErrors(texts, answer.error);
  const invalidate = useInvalidateWithdrawals();
  const failureText = useFailureText();
  const [isUnsettled, setUnsettled] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { proof, ...change } = useProofDraft(`dispute.${id}`);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAsked(true);
    if (answer.isPending || isUnsettled) return;
    answer.mutate(
      {
        id,
        answer: 'not-received',
        remark: proof.remark.trim(),
        images: proof.images.map((one) => one.id),
      },
      {
        onSuccess: () => {
          removeDrafts(`dispute.${id}`);
          invalidate();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog isOpen title={t('dispute.title')} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('dispute.text')}</p>
        <ProofFields
          proof={proof}
          error={errors['remark']}
          {...change}
          onUnsettled={setUnsettled}
        />
        <ErrorText>
          {isUnsettled && isAsked
            ? t('proof.unsettled')
            : answer.error && failureText(answer.error)}
        </ErrorText>
        <Button type="submit" variant="primary" size="l" isBusy={answer.isPending}>
          {t('dispute.send')}
        </Button>
      </form>
    </Dialog>
  );
}
