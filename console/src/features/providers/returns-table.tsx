import type { BrandSummary, GameReturn } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Empty, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { useGameReturns } from '../../api/providers.ts';
import { Choice } from './choice.tsx';
import type { GamesSwitch } from './games-switch.ts';
import styles from './providers.module.css';

interface ReturnsTableProps {
  readonly providers: readonly { readonly provider: string; readonly name: string }[];
  readonly brands: readonly BrandSummary[];
  readonly onSwitch: (change: GamesSwitch) => void;
}

const stretches = ['1', '7', '30'];

/** The actual return of each game next to its theoretical return, largest deviation first. */
export function ReturnsTable({ providers, brands, onSwitch }: ReturnsTableProps) {
  const { t, formats } = useTexts('console');
  const [provider, setProvider] = useState(providers[0]?.provider ?? '');
  const [brand, setBrand] = useState(brands[0]?.code ?? '');
  const [days, setDays] = useState('7');
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <Choice
          label={t('providers.provider')}
          name="provider"
          value={provider}
          onChoose={setProvider}
          options={providers.map((one) => ({ value: one.provider, label: one.name }))}
        />
        <Choice
          label={t('providers.brand')}
          name="brand"
          value={brand}
          onChoose={setBrand}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Choice
          label={t('providers.stretch')}
          name="days"
          value={days}
          onChoose={setDays}
          options={stretches.map((value) => ({
            value,
            label: t('providers.days', {
              count: Number(value),
              total: formats.number(Number(value)),
            }),
          }))}
        />
      </div>
      <Returns query={{ provider, brand, days: Number(days) }} onSwitch={onSwitch} />
    </div>
  );
}

interface ReturnsProps {
  readonly query: { readonly provider: string; readonly brand: string; readonly days: number };
  readonly onSwitch: (change: GamesSwitch) => void;
}

function Returns({ query, onSwitch }: ReturnsProps) {
  const { t } = useTexts('console');
  const returns = useGameReturns(query);
  const columns = useColumns(query, onSwitch);
  if (returns.isPending) return <Skeleton lines={4} height={56} />;
  if (returns.error) return <Retry error={returns.error} onRetry={returns.refetch} />;
  if (returns.data.length === 0)
    return <Empty title={t('providers.noReturns')} text={t('providers.noReturnsText')} />;
  return (
    <Table
      caption={t('providers.returnsCaption')}
      columns={columns}
      rows={returns.data}
      rowKey={({ gameId, currency }) => `${gameId} ${currency}`}
    />
  );
}

function useColumns(
  { brand, provider }: ReturnsProps['query'],
  onSwitch: ReturnsProps['onSwitch'],
): readonly Column<GameReturn>[] {
  const { t, formats, local } = useTexts('console');
  const percent = (value: number) => formats.percent(value / 100, 2);
  return [
    { id: 'game', header: t('providers.game'), cell: ({ name }) => local(name) },
    {
      id: 'rounds',
      header: t('providers.rounds'),
      cell: ({ rounds }) => formats.number(rounds),
      align: 'end',
    },
    {
      id: 'kept',
      header: t('providers.kept'),
      cell: ({ kept, currency }) => <bdi>{formats.money(kept, `${currency} `)}</bdi>,
      align: 'end',
    },
    {
      id: 'returned',
      header: t('providers.returned'),
      cell: ({ returned, isOutside }) => (
        <Badge tone={isOutside ? 'negative' : 'neutral'}>{percent(returned)}</Badge>
      ),
      align: 'end',
    },
    {
      id: 'theory',
      header: t('providers.theory'),
      cell: ({ theory }) => percent(theory),
      align: 'end',
    },
    {
      id: 'band',
      header: t('providers.band'),
      cell: ({ from, to }) => `${percent(from)} – ${percent(to)}`,
      align: 'end',
    },
    {
      id: 'byRule',
      header: t('providers.byRule'),
      cell: ({ byRule }) => formats.number(byRule),
      align: 'end',
    },
    {
      id: 'switch',
      header: t('providers.shown'),
      cell: ({ gameId, name, hiddenIn }) => {
        const isHidden = hiddenIn.includes(brand);
        const game = { id: gameId, name: local(name) };
        return (
          <Button size="s" onClick={() => onSwitch({ brand, provider, game, isShown: isHidden })}>
            {t(isHidden ? 'providers.show' : 'providers.hide')}
          </Button>
        );
      },
    },
  ];
}
