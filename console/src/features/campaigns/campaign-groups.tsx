import { formatAmount, parseAmount, type CampaignFigures } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Table, type Column } from '@croupier/ui';
import styles from './campaigns.module.css';

interface Measure {
  readonly id: 'members' | 'deposits' | 'turnover' | 'net' | 'cost';
  readonly rewarded: string;
  readonly heldOut: string;
  readonly difference: string;
}

const groups = ['rewarded', 'heldOut', 'difference'] as const;
const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;

/** What rewarded and held-out members did since their first rewarded event, and what the rewards changed. */
export function CampaignGroups({ figures }: { readonly figures: CampaignFigures }) {
  const { t, formats } = useTexts('console');
  const { rewarded, heldOut, currency } = figures;
  if (rewarded.members + heldOut.members === 0) return null;
  const members: Measure = {
    id: 'members',
    rewarded: formats.number(rewarded.members),
    heldOut: formats.number(heldOut.members),
    difference: '—',
  };
  const amounts = amountsOf(figures, (amount) => formats.money(amount, `${currency} `));
  const columns: readonly Column<Measure>[] = [
    {
      id: 'measure',
      onCard: 'title',
      header: t('campaigns.groups.measure'),
      cell: ({ id }) => t(`campaigns.groups.${id}`),
    },
    ...groups.map((group): Column<Measure> => ({
      id: group,
      header: t(`campaigns.groups.of.${group}`),
      align: 'end',
      cell: (measure) => <bdi>{measure[group]}</bdi>,
    })),
  ];
  return (
    <div className={styles.groups}>
      <p>{t('campaigns.groups.caption')}</p>
      <Table
        caption={t('campaigns.groups.caption')}
        columns={columns}
        rows={[members, ...amounts]}
        rowKey={({ id }) => id}
      />
      <p className={styles.note}>{t('campaigns.groups.note')}</p>
    </div>
  );
}

function amountsOf(
  { rewarded, heldOut, spent }: CampaignFigures,
  money: (amount: string) => string,
): readonly Measure[] {
  const count = BigInt(rewarded.members);
  const cost = formatAmount(count === 0n ? 0n : unitsOf(spent) / count);
  const [given, kept] = [
    { ...rewarded, cost },
    { ...heldOut, cost: formatAmount(0n) },
  ];
  const hasBoth = rewarded.members > 0 && heldOut.members > 0;
  return (['deposits', 'turnover', 'net', 'cost'] as const).map((id) => ({
    id,
    rewarded: money(given[id]),
    heldOut: money(kept[id]),
    difference: hasBoth ? money(formatAmount(unitsOf(given[id]) - unitsOf(kept[id]))) : '—',
  }));
}
