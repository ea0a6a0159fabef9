import type { AdminDepositMethod } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry, Section, Skeleton, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { useDepositMethods } from '../../api/cashier.ts';
import { TurnoverDialog } from './turnover-dialog.tsx';

/** What of a deposit must be staked before money leaves, by brand and method. */
export function TurnoverRules({ brand }: { brand: string | null }) {
  const { t, formats, local } = useTexts('console');
  const methods = useDepositMethods(brand);
  const [changing, setChanging] = useState<AdminDepositMethod | null>(null);
  if (methods.isPending) return <Skeleton lines={4} height={40} />;
  if (methods.error) return <Retry error={methods.error} onRetry={methods.refetch} />;
  const columns: readonly Column<AdminDepositMethod>[] = [
    { id: 'brand', header: t('turnover.brand'), cell: (method) => <bdi>{method.brand}</bdi> },
    { id: 'method', header: t('turnover.method'), cell: ({ name }) => local(name) },
    {
      id: 'percent',
      header: t('turnover.percent'),
      align: 'end',
      cell: ({ turnoverPercent }) => formats.percent(turnoverPercent / 100),
    },
    {
      id: 'change',
      header: t('turnover.change'),
      align: 'end',
      cell: (method) => (
        <Button
          size="s"
          aria-label={t('turnover.change-of', { method: local(method.name) })}
          onClick={() => setChanging(method)}
        >
          {t('turnover.change')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('turnover.title')}>
      <p>{t('turnover.text')}</p>
      <Card>
        <Table
          caption={t('turnover.title')}
          columns={columns}
          rows={methods.data}
          rowKey={({ brand: of, code }) => `${of} ${code}`}
        />
      </Card>
      {changing && <TurnoverDialog method={changing} onClose={() => setChanging(null)} />}
    </Section>
  );
}
