import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { OverlayProps } from '@croupier/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadRemote } from '../remotes/load-remote.ts';
import { aModule, aRemote, aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });
const { path, audience } = calls.depositMethods;
const member = aModule('mfe-member', {
  overlays: [
    {
      overlay: 'member-centre',
      title: inAll('My account'),
      opens: 'member',
      pages: [
        { page: 'securityCenter' },
        { page: 'depositv2', asks: [{ call: 'depositMethods', read: { path, audience } }] },
      ],
    },
  ],
});

const Menu = ({ page, onPage, children }: OverlayProps) => (
  <>
    <p>menu at {page}</p>
    <button onClick={() => onPage('securityCenter')}>My account</button>
    {children}
  </>
);
const Account = () => <p>account page</p>;
const Deposit = () => (
  <p>{useCallQuery(calls.depositMethods, undefined).data?.length} ways to pay</p>
);

const centre = aRemote({
  overlays: {
    'member-centre': async () => ({ Menu }),
    'member-centre/securityCenter': async () => ({ Account }),
    'member-centre/depositv2': async () => ({ Deposit }),
  },
});
const given = {
  site: { modules: [member], session: aSession() },
  answers: {
    balance: { sumBalance: '5.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 },
    depositMethods: [],
  },
} as const;
const open = (page: string) => ({ overlay: 'member-centre', page });
const asksFor = (called: readonly { name: string }[]) =>
  called.filter(({ name }) => name === 'depositMethods');

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('an overlay, its page and the page’s first data load in parallel, its other pages after them', async () => {
  const asked: string[] = [];
  let arrive = () => {};
  const line = new Promise<void>((arrived) => (arrive = arrived));
  const loadRemote: LoadRemote = async (_, piece) => {
    asked.push(piece);
    await line;
    return centre;
  };
  const { shell, called } = await renderShell({ ...given, loadRemote });
  act(() => shell.own.publish('overlay.requested', open('depositv2')));
  await waitFor(() => expect(asked).toEqual(['member-centre', 'member-centre/depositv2']));
  expect(asksFor(called)).toHaveLength(1);

  await act(async () => arrive());
  expect(await screen.findByText('0 ways to pay')).toBeVisible();
  expect(screen.getByText('menu at depositv2')).toBeVisible();
  expect(asksFor(called)).toHaveLength(1);
  await waitFor(() => expect(asked.at(-1)).toBe('member-centre/securityCenter'));

  await userEvent.click(screen.getByRole('button', { name: 'My account' }));
  expect(await screen.findByText('account page')).toBeVisible();
});

test('an address with an unknown page of an overlay shows the first page', async () => {
  const { shell } = await renderShell({ ...given, loadRemote: async () => centre });
  act(() => shell.own.publish('overlay.requested', { overlay: 'member-centre' }));
  expect(await screen.findByText('account page')).toBeVisible();
  expect(screen.getByText('menu at securityCenter')).toBeVisible();
});

test('an address of a page that the overlay does not have shows an error with a link to its first page', async () => {
  const path = '/?centre=member-centre&page=nowhere';
  const { called } = await renderShell({ ...given, path, loadRemote: async () => centre });
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.queryByText('account page')).toBeNull();
  expect(screen.getByText('menu at')).toBeVisible();
  expect(asksFor(called)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'To the first page' }));
  expect(await screen.findByText('account page')).toBeVisible();
  expect(window.location.search).toBe('?centre=member-centre&page=securityCenter');
});

test('an overlay page that does not load affects only its own area, and recovers without a reload', async () => {
  let isDown = true;
  const loadRemote: LoadRemote = async (_, piece) => {
    if (isDown && piece === 'member-centre/depositv2') throw new Error('down');
    return centre;
  };
  const { shell } = await renderShell({ ...given, loadRemote });
  act(() => shell.own.publish('overlay.requested', open('depositv2')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The mfe-member could not be shown');
  expect(screen.getByText('menu at depositv2')).toBeVisible();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 ways to pay')).toBeVisible();
});

test('one press retries both an overlay and its page', async () => {
  let isDown = true;
  const loadRemote: LoadRemote = async () => {
    if (isDown) throw new Error('down');
    return centre;
  };
  const { shell } = await renderShell({ ...given, loadRemote });
  act(() => shell.own.publish('overlay.requested', open('depositv2')));
  const retry = await screen.findByRole('button', { name: 'Try again' });

  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('0 ways to pay')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a pointer near a link to a page prefetches the page, but nothing in data-saver mode', async () => {
  const asked: string[] = [];
  const loadRemote: LoadRemote = async (_, piece) => {
    asked.push(piece);
    return centre;
  };
  const { called } = await renderShell({ ...given, loadRemote });
  const way = await screen.findByRole('link', { name: 'Deposit' });
  Object.assign(navigator, { connection: { saveData: true } });
  await userEvent.hover(way);
  expect(asked).toEqual([]);

  Reflect.deleteProperty(navigator, 'connection');
  await userEvent.unhover(way);
  await userEvent.hover(way);
  expect(asked.slice(0, 2)).toEqual(['member-centre', 'member-centre/depositv2']);
  await waitFor(() => expect(asksFor(called)).toHaveLength(1));
});
