import { screen, within } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { Table, type Column } from './table.tsx';

const columns: readonly Column<{ id: string; stake: string }>[] = [
  { id: 'id', header: 'Ticket', onCard: 'title', cell: (row) => row.id },
  { id: 'stake', header: 'Stake', cell: (row) => row.stake, align: 'end' },
];

test('a table shown as a stack of cards keeps its roles and the header of each cell', async () => {
  const rows = [
    { id: 'tkt_1', stake: '5.00' },
    { id: 'tkt_2', stake: '7.00' },
  ];
  await renderInHost(
    <Table caption="Tickets" columns={columns} rows={rows} rowKey={(row) => row.id} />,
  );
  const table = screen.getByRole('table', { name: 'Tickets' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Ticket', 'Stake']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: '7.00' })).toHaveAttribute('data-header', 'Stake');
  expect(within(table).getByRole('cell', { name: 'tkt_2' })).toHaveAttribute(
    'data-on-card',
    'title',
  );
});
