import { useTexts } from '@croupier/i18n';
import { useFormErrors } from '@croupier/ui';
import { useContractDecisions } from '../../api/agent-contracts.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { TermsFields } from './terms-fields.tsx';
import { contractIn } from './typed-contract.ts';
import styles from './agent-contracts.module.css';

interface OfferDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

const offerDays = 7;

/** Offers a contract of the house to an agent without an agent above. */
export function OfferDialog({ brand, onClose }: OfferDialogProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const { offer, reload } = useContractDecisions();
  const { errors, showErrors } = useFormErrors(texts, offer.error);

  function send(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const read = contractIn(fields);
    if (showErrors('errors' in read ? read.errors : {}) || 'errors' in read) return;
    offer.mutate({ brand, ...read.contract, days: offerDays, note }, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('agentContracts.offer')}
      confirm={t('agentContracts.send')}
      done={t('agentContracts.sent')}
      isBusy={offer.isPending}
      error={offer.error}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('agentContracts.offerText')}</p>
      <TermsFields errors={errors} />
    </DecisionDialog>
  );
}
