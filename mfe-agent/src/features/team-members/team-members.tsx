import type { TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, LiveRegion, Section, TextInput } from '@croupier/ui';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { findMembers } from '../../lib/find-members.ts';
import { MemberTable } from './member-table.tsx';
import styles from './team-members.module.css';

interface TeamMembersProps {
  readonly members: readonly TeamMember[];
  readonly prizeGroup: (member: TeamMember) => ReactNode;
}

/** All members below the agent, with a search by name. */
export function TeamMembers({ members, prizeGroup }: TeamMembersProps) {
  const { t, formats } = useTexts('mfe-agent');
  const [typed, setTyped] = useState('');
  const found = findMembers(members, useDeferredValue(typed));
  return (
    <Section title={t('members.title')}>
      <div className={styles.search}>
        <TextInput
          label={t('members.search')}
          name="search"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <LiveRegion>
        {t('members.found', { count: found.length, shown: formats.number(found.length) })}
      </LiveRegion>
      {found.length === 0 ? (
        <Empty art="search" title={t('members.none')} />
      ) : (
        <MemberTable members={found} prizeGroup={prizeGroup} />
      )}
    </Section>
  );
}
