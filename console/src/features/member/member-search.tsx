import { longestMemberSearch } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, TextInput } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ByBrand } from '../../lib/by-brand.tsx';
import { MemberList } from './member-list.tsx';
import styles from './member.module.css';

/** Finds a member by any part of their data. The search text is part of the address. */
export function MemberSearch({ path }: { readonly path: `/${string}` }) {
  const { t } = useTexts('console');
  const [search, setSearch] = useSearchParams();
  const text = search.get('text') ?? '';
  const [typed, setTyped] = useState(text);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = new URLSearchParams(search);
    if (typed.trim()) wanted.set('text', typed.trim());
    else wanted.delete('text');
    setSearch(wanted);
  }

  return (
    <div className={styles.search}>
      <form role="search" className={styles.find} onSubmit={submit}>
        <TextInput
          type="search"
          name="text"
          label={t('members.search.label')}
          hint={t('members.search.hint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={longestMemberSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" icon="search">
          {t('members.search.find')}
        </Button>
      </form>
      <ByBrand needs="members">
        {(brand) => <MemberList key={`${brand} ${text}`} asked={{ brand, text }} path={path} />}
      </ByBrand>
    </div>
  );
}
