import { webcrypto } from 'node:crypto';
import { scrambleServicePath, type Closure, type SystemStatus } from '@croupier/contracts';
import { Toaster } from '@croupier/ui';
import { renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { shellTexts } from '../texts/shell-texts.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { useClosing } from './closed-host.tsx';

// The page decrypts with the browser's crypto engine, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: webcrypto.subtle,
    configurable: true,
  });
});

function aStatus(code: SystemStatus['status'], path?: string) {
  const pathList = path === undefined ? [] : [{ type: 3 as const, path }];
  return {
    status: code,
    serverTime: '2026-01-05T12:00:00.000Z',
    info: { customerService: { items: [], version: { pathList } } },
  };
}

const atWork: Closure = {
  kind: 'maintenance',
  title: {},
  text: { en: 'New games are being dealt.' },
  endsAt: '2026-01-05T12:30:00.000Z',
};

async function shown(closure: Closure, code: SystemStatus['status'] = 1, path?: string) {
  const onOpen = jest.fn();
  await renderInHost(
    <>
      <ClosedNotice closure={closure} onOpen={onOpen} />
      <Toaster />
    </>,
    // Only the part of the permission that the notice reads.
    { texts: { shell: shellTexts }, answers: { systemStatus: aStatus(code, path) as never } },
  );
  return { onOpen };
}

test('a site under maintenance shows the operators’ text or the built-in one', async () => {
  const { onOpen } = await shown(atWork);
  expect(
    screen.getByRole('heading', { level: 1, name: 'We are working on the site' }),
  ).toBeVisible();
  expect(screen.getByText('New games are being dealt.')).toBeVisible();
  expect(screen.getByText(/^Expected back: .*2026/)).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
});

test('a visitor from a refused region sees the address that the refusal is based on', async () => {
  await shown({ kind: 'region', ip: '203.0.113.9' }, 2);
  expect(screen.getByText('Your IP address: 203.0.113.9')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Customer service' })).not.toBeInTheDocument();
});

test('the page disappears as soon as the site is open again', async () => {
  const { onOpen } = await shown(atWork, 0);
  await waitFor(() => expect(onOpen).toHaveBeenCalled());
});

test('the whole page works without any module', async () => {
  const { called } = await renderShell({
    site: { status: 1, closure: atWork },
    path: '/games',
    answers: { systemStatus: aStatus(1) as never },
  });
  expect(await screen.findByText('New games are being dealt.')).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(called.map(({ name }) => name)).toEqual(['systemStatus']);
});

test('a closed site still offers the support chat in the page', async () => {
  const user = userEvent.setup();
  const { called } = await renderShell({
    site: { status: 1, closure: atWork, session: aSession() },
    path: '/games',
    answers: { systemStatus: aStatus(1) as never, visitorSupport: null, challenge: null },
  });
  await user.click(await screen.findByRole('link', { name: 'Write to us' }));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
  expect(called.map(({ name }) => name)).not.toContain('supportRoom');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('New games are being dealt.')).toBeVisible();
});

test.each([
  ['maintenance', atWork] as const,
  ['region', { kind: 'region', ip: '203.0.113.9' }] as const,
])('the help stays open on a site that is closed for %s', async (_why, closure) => {
  await renderShell({
    site: { status: closure.kind === 'region' ? 2 : 1, closure },
    path: '/helpmc',
    answers: {
      systemStatus: aStatus(1) as never,
      helpCenter: [{ slug: 'term', title: 'Terms of use', content: [] }] as never,
    },
  });
  expect(await screen.findByRole('link', { name: 'Terms of use' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
});

test.each([
  [0, 0],
  [1, 1],
] as const)('a change of the site to status %d is reported %d times', async (code, times) => {
  const onClosed = jest.fn();
  function OpenPage() {
    useClosing(onClosed);
    return null;
  }
  const { host, called } = await renderInHost(<OpenPage />, {
    answers: { systemStatus: aStatus(code) as never },
  });
  await act(async () => host.publish('site.changed', { brand: 'padma' }));
  await waitFor(() => expect(called).toHaveLength(1));
  expect(onClosed).toHaveBeenCalledTimes(times);
});

describe('customer service', () => {
  function aPopup() {
    return { opener: window, close: jest.fn(), location: { replace: jest.fn() } };
  }

  async function pressed(popup: ReturnType<typeof aPopup> | null, path: string) {
    const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window | null);
    await shown(atWork, 1, path);
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
    return open;
  }

  afterEach(() => jest.restoreAllMocks());

  test('opens in a small window that cannot navigate this page', async () => {
    const popup = aPopup();
    const path = await scrambleServicePath('https://chat.example/1', new Uint8Array(18).fill(7));
    const open = await pressed(popup, path);
    expect(open).toHaveBeenCalledWith('', '', 'popup,width=440,height=500');
    await waitFor(() =>
      expect(popup.location.replace).toHaveBeenCalledWith('https://chat.example/1'),
    );
    expect(popup.opener).toBeNull();
  });

  test('closes the window again and shows an error if there is no address', async () => {
    const popup = aPopup();
    await pressed(popup, 'not scrambled');
    await waitFor(() => expect(popup.close).toHaveBeenCalled());
    expect(await screen.findByText(/could not be opened/)).toBeVisible();
  });

  test('shows instructions if the browser blocks the window', async () => {
    await pressed(null, 'anything');
    expect(await screen.findByText(/Allow pop-ups/)).toBeVisible();
  });
});
