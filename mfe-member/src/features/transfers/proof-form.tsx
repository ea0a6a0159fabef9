import type { Deposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
} from '@croupier/ui';
import { removeDrafts, useDraft } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useProveDeposit } from '../../api/proofs.ts';
import { ProofFields, useProofDraft } from '../../lib/proof-fields.tsx';
import styles from './transfers.module.css';

/**
 * Proof that the transfer was made: the bank's number, pictures, a comment. Until the decision, the latest
 * proof counts.
 */
export function ProofForm({ deposit }: { deposit: Deposit }) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const prove = useProveDeposit();
  const failureText = useFailureText();
  const given = deposit.proof;
  const [bankReference, setBankReference] = useDraft(
    `proof.${deposit.id}.reference`,
    given?.bankReference,
  );
  const { proof, ...change } = useProofDraft(`proof.${deposit.id}`, given);
  const [isUnsettled, setUnsettled] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, prove.error);
  const isMissing = bankReference.trim() === '';
  const errors = useFieldErrors(texts, {
    fields: {
      ...prove.error?.fields,
      ...(attempts > 0 && isMissing ? { bankReference: { code: 'required' as const } } : {}),
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (prove.isPending) return;
    setAttempts((before) => before + 1);
    if (isMissing || isUnsettled) return;
    prove.mutate(
      {
        id: deposit.id,
        bankReference: bankReference.trim(),
        remark: proof.remark.trim(),
        images: proof.images.map(({ id }) => id),
      },
      {
        onSuccess: () => {
          removeDrafts(`proof.${deposit.id}`);
          prove.forgetDeposits();
        },
        onError: prove.forgetDeposits,
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('transfer.reference')}
        name="bankReference"
        value={bankReference}
        maxLength={64}
        hint={t('transfer.reference-hint')}
        error={errors['bankReference']}
        onChange={(event) => setBankReference(event.currentTarget.value)}
      />
      <ProofFields proof={proof} error={errors['remark']} {...change} onUnsettled={setUnsettled} />
      <ErrorText>
        {isUnsettled && attempts > 0
          ? t('proof.unsettled')
          : prove.error && failureText(prove.error)}
      </ErrorText>
      <Button type="submit" variant="primary" isBusy={prove.isPending}>
        {t(given ? 'transfer.correct' : 'transfer.send')}
      </Button>
    </form>
  );
}
