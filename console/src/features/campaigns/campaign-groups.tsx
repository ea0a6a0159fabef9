import { formatAmount, parseAmount, type CampaignFigures } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Table, type Column } from '@croupier/ui';
import styles from './campaigns.module.css';

interface Group {
  readonly id: 'rewarded' | 'heldOut' | 'difference';
  readonly members: number | null;
  readonly deposits: string;
  readonly turnover: string;
  readonly net: string;
  /** What the rewards cost for each member. */
  readonly cost: string;
}

const amounts = ['deposits', 'turnover', 'net', 'cost'] as const;
const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;

/** What rewarded and held-out members did since their first rewarded event, and what the rewards changed. */
export function CampaignGroups({ figures }: { readonly figures: CampaignFigures }) {
  const { t, formats } = useTexts('console');
  const groups = groupsOf(figures);
  if (groups.length === 0) return null;
  const money = (amount: string) => formats.money(amount, `${figures.currency} `);
  const columns: readonly Column<Group>[] = [
    {
      id: 'group',
      onCard: 'title',
      header: t('campaigns.groups.group'),
      cell: ({ id }) => t(`campaigns.groups.of.${id}`),
    },
    {
      id: 'members',
      header: t('campaigns.groups.members'),
      align: 'end',
      cell: ({ members }) => members !== null && formats.number(members),
    },
    ...amounts.map((name): Column<Group> => ({
      id: name,
      header: t(`campaigns.groups.${name}`),
      align: 'end',
      cell: (group) => <bdi>{money(group[name])}</bdi>,
    })),
  ];
  return (
    <div className={styles.groups}>
      <Table
        caption={t('campaigns.groups.caption')}
        columns={columns}
        rows={groups}
        rowKey={({ id }) => id}
      />
      <p className={styles.note}>{t('campaigns.groups.note')}</p>
    </div>
  );
}

function groupsOf({ rewarded, heldOut, spent }: CampaignFigures): readonly Group[] {
  const count = BigInt(rewarded.members);
  const cost = formatAmount(count === 0n ? 0n : unitsOf(spent) / count);
  const given: Group = { id: 'rewarded', ...rewarded, cost };
  const kept: Group = { id: 'heldOut', ...heldOut, cost: formatAmount(0n) };
  const shown = [given, kept].filter(({ members }) => members !== 0);
  return shown.length < 2 ? shown : [...shown, differenceOf(given, kept)];
}

function differenceOf(given: Group, kept: Group): Group {
  const less = (name: (typeof amounts)[number]) =>
    formatAmount(unitsOf(given[name]) - unitsOf(kept[name]));
  return {
    id: 'difference',
    members: null,
    deposits: less('deposits'),
    turnover: less('turnover'),
    net: less('net'),
    cost: less('cost'),
  };
}
