import { useTexts } from '@croupier/i18n';
import { Button, TextInput } from '@croupier/ui';
import { useState } from 'react';
import styles from './member-search.module.css';

interface MemberSearchProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Search by the name of a member; an empty text ends the search. */
export function MemberSearch({ value, onSearch }: MemberSearchProps) {
  const { t } = useTexts('mfe-agent');
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        label={t('members.search')}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" icon="search">
        {t('members.find')}
      </Button>
    </form>
  );
}
