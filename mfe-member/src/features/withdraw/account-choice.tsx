import type { PayoutAccount, PayoutAccountId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './withdraw.module.css';

interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  readonly value: PayoutAccountId;
  readonly onChange: (id: PayoutAccountId) => void;
}

export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { t, local } = useTexts('mfe-member');
  return (
    <fieldset className={styles.accounts}>
      <legend>{t('withdraw.to')}</legend>
      {accounts.map(({ id, methodName, fields }) => (
        <label key={id} className={styles.account}>
          <input
            type="radio"
            name="account"
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span className={styles.accountName}>{local(methodName)}</span>
          <bdi className={styles.accountText}>{fields.map(({ text }) => text).join(' · ')}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
