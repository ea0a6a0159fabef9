import { useTexts } from '@croupier/i18n';
import { Button, Retry, Select, Skeleton, TextInput } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useBrands } from '../../api/brands.ts';
import styles from './protection.module.css';

export interface MemberName {
  readonly brand: string;
  readonly account: string;
}

interface FindMemberProps {
  /** The current member, so that a typing error can be corrected without typing the name again. */
  readonly shown: MemberName | null;
  readonly onFind: (member: MemberName) => void;
}

/** Input for a member's brand and user name. */
export function FindMember({ shown, onFind }: FindMemberProps) {
  const { t } = useTexts('console');
  const brands = useBrands();
  const [brand, setBrand] = useState(shown?.brand ?? '');
  const [account, setAccount] = useState(shown?.account ?? '');
  if (brands.isPending) return <Skeleton height={72} />;
  if (brands.error) return <Retry error={brands.error} onRetry={brands.refetch} />;
  const chosen = brand || (brands.data[0]?.code ?? '');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (chosen && account.trim()) onFind({ brand: chosen, account: account.trim() });
  }

  return (
    <form className={styles.find} onSubmit={submit}>
      <Select
        label={t('protection.brand')}
        name="brand"
        value={chosen}
        onChange={(event) => setBrand(event.target.value)}
      >
        {brands.data.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput
        label={t('protection.account')}
        name="account"
        required
        autoComplete="off"
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <Button type="submit" variant="primary" icon="search">
        {t('protection.find')}
      </Button>
    </form>
  );
}
