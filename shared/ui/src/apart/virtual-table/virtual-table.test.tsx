import { renderInHost } from '@croupier/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { rowWindow } from './row-window.ts';
import { VirtualTable } from './virtual-table.tsx';

const rows = Array.from({ length: 10_000 }, (_, place) => ({ id: `m${place}`, place }));
const columns = [
  { id: 'id', header: 'Member', cell: ({ id }: (typeof rows)[number]) => id },
  {
    id: 'place',
    header: 'Place',
    cell: ({ place }: (typeof rows)[number]) => String(place),
    sortBy: ({ place }: (typeof rows)[number]) => place,
  },
];
const table = (
  <VirtualTable caption="Members" columns={columns} rows={rows} rowKey={({ id }) => id} />
);

const drawn = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[0]?.textContent);

test('of ten thousand rows only the visible ones are rendered, and the total count is announced', async () => {
  await renderInHost(table);
  expect(drawn().length).toBeLessThan(40);
  expect(drawn()[0]).toBe('m0');
  expect(screen.getByRole('table', { name: 'Members' })).toHaveAttribute('aria-rowcount', '10001');
});

test('scrolling renders rows with their row index, and the keyboard can reach them', async () => {
  await renderInHost(table);
  const area = screen.getByRole('region', { name: 'Members' });
  expect(area).toHaveAttribute('tabindex', '0');
  area.scrollTop = 5_000 * 48;
  fireEvent.scroll(area);
  const row = screen.getByRole('row', { name: 'm5000 5000' });
  expect(row).toHaveAttribute('aria-rowindex', '5002');
  expect(drawn()).not.toContain('m0');
});

test('a press on a header sorts all rows, not only the visible ones, and scrolls to the top', async () => {
  const user = userEvent.setup();
  await renderInHost(table);
  const area = screen.getByRole('region', { name: 'Members' });
  area.scrollTop = 480;
  const head = within(screen.getByRole('columnheader', { name: 'Place' })).getByRole('button');
  await user.click(head);
  await user.click(head);
  expect(area.scrollTop).toBe(0);
  expect(drawn()[0]).toBe('m9999');
});

test('at every scroll position all visible rows are rendered and the scroll height covers all rows', () => {
  const anySight = fc.record({
    scrolled: fc.integer({ min: -50, max: 600_000 }),
    height: fc.integer({ min: 1, max: 2_000 }),
    rowHeight: fc.integer({ min: 20, max: 300 }),
  });
  fc.assert(
    fc.property(fc.nat({ max: 3_000 }), anySight, (count, sight) => {
      const { first, end, above, below } = rowWindow(count, sight);
      expect(above + (end - first) * sight.rowHeight + below).toBe(count * sight.rowHeight);
      const reach = Math.max(0, count * sight.rowHeight - sight.height);
      const top = Math.min(Math.max(0, sight.scrolled), reach);
      expect(first * sight.rowHeight).toBeLessThanOrEqual(top);
      expect(end).toBeGreaterThanOrEqual(
        Math.min(count, Math.ceil((top + sight.height) / sight.rowHeight)),
      );
    }),
  );
});
