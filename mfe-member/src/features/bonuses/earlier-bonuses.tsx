import type { Bonus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Money, Table, type BadgeTone, type Column } from '@croupier/ui';

const tones: Readonly<Record<Bonus['state'], BadgeTone>> = {
  active: 'accent',
  converted: 'positive',
  spent: 'neutral',
  expired: 'neutral',
  forfeited: 'neutral',
};

/** Past bonuses, each with its outcome. */
export function EarlierBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  const { t, formats, local } = useTexts('mfe-member');
  const columns: readonly Column<Bonus>[] = [
    {
      id: 'name',
      onCard: 'title',
      header: t('bonuses.name'),
      cell: ({ campaign }) => <bdi>{local(campaign)}</bdi>,
    },
    {
      id: 'granted',
      onCard: 'half',
      header: t('bonuses.granted'),
      align: 'end',
      cell: ({ granted }) => <Money amount={granted} />,
    },
    {
      id: 'wagered',
      onCard: 'half',
      header: t('bonuses.wagered'),
      align: 'end',
      cell: ({ wagered }) => <Money amount={wagered} />,
    },
    {
      id: 'ended',
      onCard: 'note',
      header: t('bonuses.ended'),
      cell: ({ endedAt }) => endedAt && <time dateTime={endedAt}>{formats.dateTime(endedAt)}</time>,
    },
    {
      id: 'state',
      onCard: 'figure',
      header: t('bonuses.state'),
      align: 'end',
      cell: ({ state, forfeitedBy }) => (
        <Badge tone={tones[state]}>
          {t(forfeitedBy === 'house' ? 'bonuses.taken-back' : `bonuses.state-of.${state}`)}
        </Badge>
      ),
    },
  ];
  return (
    <Table
      caption={t('bonuses.earlier')}
      columns={columns}
      rows={bonuses}
      rowKey={({ id }) => id}
    />
  );
}
