import { proofLimits, type ProofImage, type WithdrawalId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Dialog,
  FaultText,
  TextInput,
  useFailureText,
  useFaultFocus,
  useFaults,
} from '@croupier/ui';
import { Pictures } from '@croupier/ui/pictures';
import { useState, type FormEvent } from 'react';
import { useUploadProof } from '../../api/proofs.ts';
import { useAnswerReceipt, useForgetWithdrawals } from '../../api/withdrawals.ts';
import styles from './withdrawals.module.css';

interface DisputeDialogProps {
  readonly id: WithdrawalId;
  readonly onClose: () => void;
}

/** Nothing came: what the member says and shows goes to the people who look into it. */
export function DisputeDialog({ id, onClose }: DisputeDialogProps) {
  const texts = useTexts('mfe-member');
  const { t, formats } = texts;
  const answer = useAnswerReceipt();
  const form = useFaultFocus(null, answer.error);
  const faults = useFaults(texts, answer.error);
  const upload = useUploadProof();
  const forget = useForgetWithdrawals();
  const failureText = useFailureText();
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<readonly ProofImage[]>([]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (answer.isPending) return;
    answer.mutate(
      { id, answer: 'not-received', remark: remark.trim(), images: images.map((one) => one.id) },
      {
        onSuccess: () => {
          forget();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog isOpen title={t('dispute.title')} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('dispute.text')}</p>
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
        <FaultText>{answer.error ? failureText(answer.error) : null}</FaultText>
        <Button type="submit" variant="primary" size="l" isBusy={answer.isPending}>
          {t('dispute.send')}
        </Button>
      </form>
    </Dialog>
  );
}
