import type { PayoutAccount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, ErrorText, Section, useFailureText } from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useState } from 'react';
import {
  useInvalidateAccounts,
  usePreferPayoutAccount,
  useRemovePayoutAccount,
} from '../../api/payout-accounts.ts';
import { usePayoutTerms } from '../../api/payout-terms.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';
import styles from './payout-accounts.module.css';

/** The member's payout accounts, and which one is the default. */
export function PayoutAccounts() {
  const { t } = useTexts('mfe-member');
  const terms = usePayoutTerms();
  const [isAdding, setAdding] = useState(false);
  // The form of this page reports the error of the terms, and requests them again.
  if (!terms.data || terms.data.methods.length === 0) return null;
  const { accounts, methods, payee } = terms.data;
  return (
    <Section
      title={t('accounts.title')}
      action={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('accounts.add')}
        </Button>
      }
    >
      <ul role="list" className={styles.list}>
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard account={account} />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddAccountDialog methods={methods} payee={payee} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

function AccountCard({ account }: { account: PayoutAccount }) {
  const { t, local } = useTexts('mfe-member');
  const prefer = usePreferPayoutAccount();
  const remove = useRemovePayoutAccount();
  const invalidate = useInvalidateAccounts();
  const failureText = useFailureText();
  const [isRemoving, setRemoving] = useState(false);
  const { id, methodName, payee, fields, isDefault } = account;
  return (
    <Card className={styles.card}>
      <div className={styles.words}>
        <p className={styles.name}>
          {local(methodName)} {isDefault && <Badge tone="accent">{t('accounts.default')}</Badge>}
        </p>
        <p>
          <bdi>{payee}</bdi>
        </p>
        {fields.map(({ label, text }) => (
          <p key={label.en} className={styles.muted}>
            {local(label)}: <bdi dir="ltr">{text}</bdi>
          </p>
        ))}
        <ErrorText>{prefer.error && failureText(prefer.error)}</ErrorText>
      </div>
      <div className={styles.acts}>
        {!isDefault && (
          <Button
            variant="quiet"
            isBusy={prefer.isPending}
            onClick={() => prefer.mutate({ id }, { onSuccess: invalidate })}
          >
            {t('accounts.prefer')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setRemoving(true)}>
          {t('accounts.remove')}
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('accounts.remove-title')}
          confirm={t('accounts.remove')}
          isDanger
          isBusy={remove.isPending}
          error={remove.error}
          onClose={() => setRemoving(false)}
          onConfirm={() =>
            remove.mutate({ id }, { onSuccess: () => setRemoving(false), onSettled: invalidate })
          }
        >
          {t('accounts.remove-text', { name: local(methodName) })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
