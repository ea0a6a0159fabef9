import { useBus } from '@croupier/bus';
import { teamMembersFilePath, type MemberId, type TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useCanTransfer, useTeamMembers } from '../../api/team.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { MemberSearch } from '../../lib/member-search.tsx';
import { Pager, useCursor } from '@croupier/ui/pager';
import { memberIdIn } from '../../lib/member-id-in.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { PrizeGroupDialog } from './prize-group-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { TeamTree } from './team-tree.tsx';
import styles from './team-members.module.css';

const names = ['team-search', 'team-under'] as const;

/** The members below the agent: one level of the tree, or a search through all levels. */
export function TeamMembers() {
  const { t } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const search = filter.get('team-search') ?? '';
  const chosen = memberIdIn(filter.get('team-under') ?? '') ?? undefined;
  const choose = (id: MemberId | undefined) =>
    change({ 'team-under': id ?? '', 'team-search': '' });
  return (
    <Section title={t('members.title')} className={styles.members}>
      <div className={styles.bar}>
        <MemberSearch
          key={search}
          value={search}
          onSearch={(text) => change({ 'team-search': text, 'team-under': '' })}
        />
        <FileLink path={teamMembersFilePath} query={search ? { search } : {}} />
      </div>
      <div className={styles.above}>
        <TeamTree chosen={search ? undefined : chosen} onChoose={choose} />
        <div className={styles.table}>
          <Level search={search} under={chosen} onUnder={choose} />
        </div>
      </div>
    </Section>
  );
}

interface LevelProps {
  readonly search: string;
  readonly under: MemberId | undefined;
  readonly onUnder: (id: MemberId | undefined) => void;
}

function Level({ search, under, onUnder }: LevelProps) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(`${search} ${under ?? ''}`);
  const bus = useBus();
  const canTransfer = useCanTransfer();
  const [chosen, setChosen] = useState<TeamMember | null>(null);
  const transfer = ({ account }: TeamMember) =>
    bus.publish('overlay.requested', {
      overlay: 'member-centre',
      page: 'transferUpline',
      about: account,
    });
  const answer = useTeamMembers({
    ...cursor.input,
    ...(search ? { search } : {}),
    ...(under ? { under } : {}),
  });
  if (answer.isPending) return <Skeleton height={260} />;
  if (under && answer.error?.code === 'not-found')
    return (
      <Empty
        art="team"
        title={t('members.gone')}
        text={t('members.gone-text')}
        action={<Button onClick={() => onUnder(undefined)}>{t('members.whole')}</Button>}
      />
    );
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  const { rows, next, trail } = answer.data;
  return (
    <>
      {under && (
        <nav aria-label={t('members.trail')} className={styles.trail}>
          <Button size="s" variant="quiet" onClick={() => onUnder(undefined)}>
            {t('members.whole')}
          </Button>
          {trail.map(({ id, account }) => (
            <Button
              key={id}
              size="s"
              variant="quiet"
              aria-current={id === under ? 'page' : undefined}
              onClick={() => onUnder(id)}
            >
              {account}
            </Button>
          ))}
        </nav>
      )}
      {rows.length === 0 ? (
        <Empty
          art={search ? 'search' : 'team'}
          title={t(search ? 'members.none' : 'empty')}
          text={search ? undefined : t('empty-text')}
        />
      ) : (
        <MemberTable
          members={rows}
          onUnder={onUnder}
          onPrizeGroup={setChosen}
          onTransfer={canTransfer ? transfer : null}
        />
      )}
      <Pager cursor={cursor} next={next} isBusy={answer.isPlaceholderData} />
      {chosen && <PrizeGroupDialog member={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
