import { proofLimits, type Deposit, type ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  FaultText,
  TextInput,
  useFailureText,
  useFaultFocus,
  useFaults,
} from '@croupier/ui';
import { Pictures } from '@croupier/ui/pictures';
import { useState, type FormEvent } from 'react';
import { useProveDeposit, useUploadProof } from '../../api/proofs.ts';
import styles from './transfers.module.css';

/** That the transfer was made: the bank's number, pictures, a word. Until it is decided, the last one counts. */
export function ProofForm({ deposit }: { deposit: Deposit }) {
  const texts = useTexts('mfe-member');
  const { t, formats } = texts;
  const prove = useProveDeposit();
  const upload = useUploadProof();
  const failureText = useFailureText();
  const given = deposit.proof;
  const [bankReference, setBankReference] = useState(given?.bankReference ?? '');
  const [remark, setRemark] = useState(given?.remark ?? '');
  const [images, setImages] = useState<readonly ProofImage[]>(given?.images ?? []);
  const [attempts, setAttempts] = useState(0);
  const form = useFaultFocus(attempts, prove.error);
  const isMissing = bankReference.trim() === '';
  const faults = useFaults(texts, {
    fields: {
      ...prove.error?.fields,
      ...(attempts > 0 && isMissing ? { bankReference: { code: 'required' as const } } : {}),
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (prove.isPending) return;
    setAttempts((before) => before + 1);
    if (isMissing) return;
    prove.mutate(
      {
        id: deposit.id,
        bankReference: bankReference.trim(),
        remark: remark.trim(),
        images: images.map(({ id }) => id),
      },
      { onSuccess: prove.forgetDeposits, onError: prove.forgetDeposits },
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
        fault={faults['bankReference']}
        onChange={(event) => setBankReference(event.currentTarget.value)}
      />
      <TextInput
        label={t('proof.remark')}
        name="remark"
        value={remark}
        maxLength={proofLimits.remarkLength}
        hint={t('proof.left', { left: formats.number(proofLimits.remarkLength - remark.length) })}
        fault={faults['remark']}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <Pictures
        label={t('proof.images', {
          count: proofLimits.images,
          images: formats.number(proofLimits.images),
        })}
        limits={proofLimits}
        pictures={images}
        srcOf={({ url }) => url}
        keep={(image) => upload.mutateAsync({ image })}
        onChange={setImages}
      />
      <FaultText>{prove.error ? failureText(prove.error) : null}</FaultText>
      <Button type="submit" variant="primary" isBusy={prove.isPending}>
        {t(given ? 'transfer.correct' : 'transfer.send')}
      </Button>
    </form>
  );
}
