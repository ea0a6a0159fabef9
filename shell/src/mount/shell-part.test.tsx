import type { NoticeList } from '@croupier/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContent, aNotice } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

/** An answer as it came over the line: it may hold anything. */
const asAnswered = (answer: unknown) => JSON.parse(JSON.stringify(answer));

test('an answer without sense costs its own place, and a retry asks for another', async () => {
  const flood = aNotice('Flood');
  let list: NoticeList = asAnswered({ list: [null] });
  const onCaughtError = jest.fn();
  await renderShell({
    path: '/noticePage',
    answers: { announcements: async () => list },
    onCaughtError,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(onCaughtError).toHaveBeenCalled();
  expect(screen.getByRole('banner')).toBeInTheDocument();

  list = { list: [flood], totalPages: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Flood' })).toBeVisible();
});

test('what nobody came for is left out, and the page stands', async () => {
  await renderShell({
    path: '/no-such-page',
    site: { content: aContent({ notices: asAnswered([null]) }) },
    onCaughtError: jest.fn(),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});
