import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useContractDecisions } from '../../api/agent-contracts.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import { TermsFields } from './terms-fields.tsx';
import { termsIn } from './typed-contract.ts';
import styles from './agent-contracts.module.css';

interface OfferDialogProps {
  readonly brand: string;
  readonly onClose: () => void;
}

const offerDays = 7;

/** Offers a contract of the house to an agent without an agent above. */
export function OfferDialog({ brand, onClose }: OfferDialogProps) {
  const { t } = useTexts('console');
  const { offer, reload } = useContractDecisions();
  const [isUnreadable, setUnreadable] = useState(false);

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const terms = termsIn(fields);
    const account = String(fields.get('account') ?? '').trim();
    setUnreadable(terms === null || account === '');
    if (terms !== null && account !== '')
      offer.mutate({ brand, account, terms, days: offerDays, note }, ends);
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
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('agentContracts.offerText')}</p>
      <TextInput name="account" label={t('agentContracts.account')} autoComplete="off" dir="ltr" />
      <TermsFields />
      <ErrorText>{isUnreadable && t('agentContracts.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
