import { useCallQuery } from '@croupier/client';
import { calls, type Funds, type NoticeList } from '@croupier/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContent, aModule, aNotice, aRemote, aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

/** A response as received: it may contain any value. */
const asAnswered = (answer: unknown) => JSON.parse(JSON.stringify(answer));

test('an invalid response affects only its own part, and a retry requests a new one', async () => {
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

test('a failed part that the visitor did not request is left out, and the page stays', async () => {
  await renderShell({
    path: '/no-such-page',
    site: { content: aContent({ notices: asAnswered([null]) }) },
    onCaughtError: jest.fn(),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('an address without a page leads to the pages with a similar one', async () => {
  await renderShell({ path: '/noticepages' });
  const near = screen.getByRole('navigation', { name: 'Did you mean one of these pages?' });
  expect(within(near).getByRole('link', { name: 'News' })).toHaveAttribute('href', '/noticePage');
});

test('an invalid balance is treated as missing: the button in its place requests a new one', async () => {
  let balance: Funds = asAnswered({});
  await renderShell({ site: { session: aSession() }, answers: { balance: async () => balance } });
  const ask = await screen.findByTitle(/^Refresh the balance/);
  await waitFor(() => expect(ask).toHaveTextContent('Try again'));
  balance = { sumBalance: '5.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 };
  await userEvent.click(ask);
  await waitFor(() => expect(ask).toHaveTextContent('5.00'));
});

const part = {
  into: 'home.main',
  part: 'news',
  order: 1,
  height: { phone: 9, desktop: 9 },
} as const;

test('a module’s part that fails because of its response also requests a new one', async () => {
  let list: NoticeList = asAnswered({});
  const News = () => {
    const news = useCallQuery(calls.announcements, { types: 'B', platform: 'W', language: 'en' });
    return news.data && <p>{news.data.list.map(({ title }) => title).join()}</p>;
  };
  await renderShell({
    site: { modules: [aModule('mfe-news', { slots: [part] })] },
    loadRemote: async () => aRemote({ parts: { news: async () => ({ News }) } }),
    answers: { announcements: async () => list, reportFailure: undefined },
    onCaughtError: jest.fn(),
  });
  expect(await screen.findByText(/mfe-news could not be shown/)).toBeVisible();
  list = { list: [aNotice('Flood')], totalPages: 1 };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Flood')).toBeVisible();
});
