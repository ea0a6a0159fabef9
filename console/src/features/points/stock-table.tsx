import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Retry, Section, Skeleton, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { usePointItems, usePointStocks } from '../../api/points.ts';
import { titleOf } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { StockDialog, type NamedStock } from './stock-dialog.tsx';
import styles from './points.module.css';

/** How many of each item are left, and how many were ordered. */
export function StockTable({ brand, languages }: PanelProps) {
  const { t, language } = useTexts('console');
  const items = usePointItems(brand);
  const stocks = usePointStocks(brand);
  const [chosen, setChosen] = useState<NamedStock | null>(null);
  const columns = useColumns(setChosen);
  if (items.isPending || stocks.isPending) return <Skeleton lines={4} height={44} />;
  if (items.error) return <Retry error={items.error} onRetry={items.refetch} />;
  if (stocks.error) return <Retry error={stocks.error} onRetry={stocks.refetch} />;
  const rows = stocks.data.map((stock) => {
    const item = items.data.find(({ id }) => id === stock.id);
    return { ...stock, title: item ? titleOf(item, [language, ...languages]) : stock.id };
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('points.stock.title')}>
      <Card className={styles.card}>
        <Table
          caption={t('points.stock.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </Card>
      {chosen && <StockDialog brand={brand} stock={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}

function useColumns(onChange: (stock: NamedStock) => void): readonly Column<NamedStock>[] {
  const { t, formats } = useTexts('console');
  return [
    { id: 'item', header: t('points.stock.item'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      id: 'left',
      header: t('points.stock.left'),
      align: 'end',
      cell: ({ stock }) =>
        stock === null ? (
          t('points.stock.unlimited')
        ) : stock === 0 ? (
          <Badge tone="warning">{t('points.stock.none')}</Badge>
        ) : (
          formats.number(stock)
        ),
    },
    {
      id: 'ordered',
      header: t('points.stock.ordered'),
      align: 'end',
      cell: ({ ordered }) => formats.number(ordered),
    },
    {
      id: 'change',
      header: t('points.stock.change'),
      cell: (stock) => (
        <Button
          size="s"
          aria-label={t('points.stock.changeOf', { what: stock.title })}
          onClick={() => onChange(stock)}
        >
          {t('points.stock.change')}
        </Button>
      ),
    },
  ];
}
