import type { NewAccount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';
import { CopyButton, CopyField } from '@croupier/ui/copy-button';
import styles from './new-member.module.css';

interface CredentialsDialogProps {
  readonly account: NewAccount;
  readonly onClose: () => void;
}

/** The credentials of a new account; the platform cannot show them again. Only its button closes the dialog. */
export function CredentialsDialog({ account, onClose }: CredentialsDialogProps) {
  const { t } = useTexts('mfe-agent');
  const rows = [
    ['account', t('members.account'), account.account],
    ['password', t('create.password'), account.password],
    ['paymentPassword', t('create.pin'), account.paymentPassword],
  ] as const;
  return (
    <Dialog
      isOpen
      size="m"
      isDismissible={false}
      title={t('create.made', { account: account.account })}
      onClose={onClose}
      footer={
        <>
          <CopyButton
            text={rows.map(([, label, value]) => `${label}: ${value}`).join('\n')}
            what={t('create.credentials')}
            label={t('create.copyAll')}
          />
          <Button variant="primary" data-default onClick={onClose}>
            {t('create.noted')}
          </Button>
        </>
      }
    >
      <div className={styles.credentials}>
        <p>{t('create.once')}</p>
        {rows.map(([name, label, value]) => (
          <CopyField key={name} name={`new-${name}`} label={label} text={value} />
        ))}
      </div>
    </Dialog>
  );
}
