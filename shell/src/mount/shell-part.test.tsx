import { useCallQuery } from '@croupier/client';
import { calls, type Funds, type NoticeList } from '@croupier/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContent, aModule, aNotice, aRemote, aSession } from '../testing/makers.ts';
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

test('a balance without sense is none: the button in its place asks for another', async () => {
  let balance: Funds = asAnswered({});
  await renderShell({ site: { session: aSession() }, answers: { balance: async () => balance } });
  const ask = await screen.findByTitle('Refresh the balance');
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

test('a part of a module that failed over its answer asks for another, too', async () => {
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
