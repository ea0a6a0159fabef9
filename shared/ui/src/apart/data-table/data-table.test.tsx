import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { DataTable } from './data-table.tsx';
import type { DataColumn } from './use-sorted.ts';
import { sortedRows } from './sorted-rows.ts';

interface Row {
  readonly id: string;
  readonly stake: bigint;
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Member', cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    id: 'stake',
    header: 'Stake',
    cell: ({ stake }) => String(stake),
    sortBy: ({ stake }) => stake,
  },
  { id: 'note', header: 'Note', cell: () => '—' },
];

const rows = [9n, 100n, 20n].map((stake, index) => ({ id: `m${index}`, stake }));
const table = (
  <DataTable
    caption="Members"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    rowsPerPage={2}
  />
);
const stakes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);

test('a press on a header sorts, a second press reverses the order, and the table returns to the first page', async () => {
  const user = userEvent.setup();
  await renderInHost(table);
  expect(stakes()).toEqual(['9', '100']);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(stakes()).toEqual(['20']);
  await user.click(screen.getByRole('button', { name: 'Stake' }));
  expect(stakes()).toEqual(['9', '20']);
  expect(screen.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'Stake' }));
  expect(stakes()).toEqual(['100', '20']);
  expect(screen.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
});

test('sorting loses no row and keeps the order of equal rows', () => {
  const anyRows = fc.array(fc.record({ key: fc.integer({ min: 0, max: 5 }), at: fc.nat() }));
  fc.assert(
    fc.property(anyRows, (given) => {
      const sorted = sortedRows(given, ({ key }) => key, 'ascending', 'en');
      const byKey = given.map((row, index) => ({ row, index }));
      byKey.sort((a, b) => a.row.key - b.row.key || a.index - b.index);
      expect(sorted).toEqual(byKey.map(({ row }) => row));
    }),
  );
});

test('texts sort by the rules of their language', () => {
  const sorted = sortedRows(['ñandú', 'nube', 'oso', 'Nácar'], (word) => word, 'ascending', 'es');
  expect(sorted).toEqual(['Nácar', 'nube', 'ñandú', 'oso']);
});
