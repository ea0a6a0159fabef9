import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { pageMarks } from './page-marks.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [9, 9, [1, 'gap', 7, 8, 9]],
])('page %i of %i shows three around it and one at either end', (page, pages, marks) => {
  expect(pageMarks(page, pages)).toEqual(marks);
});

test('the first, last and current page are always shown in order, and a gap hides at least two pages', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const marks = pageMarks(page, pages);
      expect(marks).toEqual(expect.arrayContaining([1, page, pages]));
      expect(marks.length).toBeLessThanOrEqual(7);
      for (const [index, mark] of marks.entries()) {
        const before = Number(marks[index - 1]);
        const after = Number(marks[index + 1]);
        if (mark === 'gap') expect(after - before).toBeGreaterThan(2);
        else if (index > 0 && marks[index - 1] !== 'gap') expect(mark - before).toBe(1);
      }
    }),
  );
});

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination label="Members" page={page} pages={8} onPage={setPage} />;
}

test('pages change one by one or by number, and the current page is marked', async () => {
  const user = userEvent.setup();
  await renderInHost(<Pages />);
  expect(screen.getByRole('navigation', { name: 'Pages of Members' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
  await user.click(screen.getByRole('button', { name: 'Page 8' }));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('a single page shows no pagination', async () => {
  await renderInHost(<Pagination label="Members" page={1} pages={1} onPage={() => undefined} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
