import { useBus } from '@croupier/bus';
import type { SlotDescription } from '@croupier/contracts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ComponentType } from 'react';
import type { LoadRemote } from '../remotes/load-remote.ts';
import { aModule, aRemote, aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

const slot = (part: string, order: number): SlotDescription => ({
  into: 'home.main',
  part,
  order,
  height: { phone: 100, desktop: 100 },
});

const games = aModule('mfe-games', { slots: [slot('hot-games', 10)] });
const promo = aModule('mfe-promo', { slots: [slot('offers', 20)] });
const both = { modules: [promo, games] };

const part = (Part: ComponentType) => () => Promise.resolve({ Part });
const shows = (text: string) => part(() => <p>{text}</p>);

/** Remotes by module name; a function is called again at each attempt. */
function remotes(hotGames: () => () => Promise<{ Part: ComponentType }>): LoadRemote {
  return async ({ description }) =>
    description.name === 'mfe-games'
      ? aRemote({ parts: { 'hot-games': hotGames() } })
      : aRemote({ parts: { offers: shows('Welcome offer') } });
}

const tile = () => screen.findByRole('alert');

test('parts of different modules fill one slot in order', async () => {
  await renderShell({ site: both, loadRemote: remotes(() => shows('Hot games')) });
  const [first, second] = await screen.findAllByText(/Hot games|Welcome offer/);
  expect(first).toHaveTextContent('Hot games');
  expect(second).toHaveTextContent('Welcome offer');
});

test('a module that is down affects only its own tile, which names it and recovers without a reload', async () => {
  let isDown = true;
  const loadRemote: LoadRemote = (module, piece, attempt) =>
    isDown && module.description.name === 'mfe-games'
      ? Promise.reject(new Error('down'))
      : remotes(() => shows('Hot games'))(module, piece, attempt);
  await renderShell({ site: both, loadRemote });
  expect(await tile()).toHaveTextContent('The mfe-games could not be shown');
  expect(screen.getByText('Welcome offer')).toBeInTheDocument();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hot games')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['render', 'effect'])(
  'a part that throws in its %s affects only its own tile',
  async (where) => {
    let isBroken = true;
    const Broken = () => {
      if (isBroken && where === 'render') throw new Error('broken');
      useEffect(() => {
        if (isBroken && where === 'effect') throw new Error('broken');
      }, []);
      return <p>Hot games</p>;
    };
    const onCaughtError = jest.fn();
    await renderShell({ site: both, loadRemote: remotes(() => part(Broken)), onCaughtError });
    expect(await tile()).toHaveTextContent('The mfe-games could not be shown');
    expect(screen.getByText('Welcome offer')).toBeInTheDocument();
    expect(onCaughtError).toHaveBeenCalled();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hot games')).toBeInTheDocument();
  },
);

test('a module publishes only the events that its description declares, and receives none after unmounting', async () => {
  const received: unknown[] = [];
  const refused = jest.fn();
  const Part = () => {
    const bus = useBus();
    useEffect(() => bus.on('site.changed', (change) => received.push(change)), [bus]);
    useEffect(() => {
      try {
        bus.publish('overlay.requested', { overlay: 'member-centre' });
      } catch (error) {
        refused(error);
      }
    }, [bus]);
    return <p>Hot games</p>;
  };
  const { shell, stream } = await renderShell({
    site: both,
    loadRemote: remotes(() => part(Part)),
  });
  await screen.findByText('Hot games');
  expect(refused).toHaveBeenCalledTimes(1);
  act(() => stream.latest.emit('site.changed', { brand: 'padma' }));
  expect(received).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
  act(() => window.history.pushState(null, '', '/nowhere'));
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByText('Hot games')).not.toBeInTheDocument();
  act(() => shell.own.publish('site.changed', { brand: 'padma' }));
  expect(received).toHaveLength(1);
});

const Deposit = ({ page, onClose }: { page: string | undefined; onClose: () => void }) => (
  <>
    <p>{page} page</p>
    <button onClick={onClose}>Done</button>
  </>
);
const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });
const member = aModule('mfe-member', {
  overlays: [{ overlay: 'member-centre', title: inAll('My account'), opens: 'member' }],
});
const memberRemote: LoadRemote = async () =>
  aRemote({ overlays: { 'member-centre': () => Promise.resolve({ Deposit }) } });

test('an overlay has an address, and the back button closes it', async () => {
  const { shell } = await renderShell({
    site: { modules: [member], session: aSession() },
    loadRemote: memberRemote,
    answers: {
      balance: { sumBalance: '5.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 },
    },
  });
  act(() => shell.own.publish('overlay.requested', { overlay: 'member-centre', page: 'deposit' }));
  expect(await screen.findByText('deposit page')).toBeInTheDocument();
  expect(window.location.search).toBe('?centre=member-centre&page=deposit');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText('deposit page')).not.toBeInTheDocument());
});

test('the code of a member’s centre is preloaded: when the page is idle, or the pointer approaches', async () => {
  const asked: string[] = [];
  const loadRemote: LoadRemote = (module, piece, attempt) => {
    asked.push(piece);
    return memberRemote(module, piece, attempt);
  };
  const answers = {
    balance: { sumBalance: '5.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 },
  };
  const site = { modules: [member], session: aSession() };
  jest.useFakeTimers();
  try {
    await renderShell({ site, loadRemote, answers });
    expect(asked).toEqual([]);
    await act(async () => void jest.advanceTimersByTime(60_000));
    expect(asked).toEqual(['member-centre']);
  } finally {
    jest.useRealTimers();
  }
  cleanup();
  await renderShell({ site, loadRemote, answers });
  await userEvent.hover(await screen.findByRole('link', { name: 'Deposit' }));
  expect(asked).toEqual(['member-centre', 'member-centre']);
});

test('a visitor who requests an overlay is asked to sign in, and then gets the overlay', async () => {
  const { shell } = await renderShell({
    site: { modules: [member] },
    path: '/?centre=member-centre&page=deposit',
    loadRemote: memberRemote,
    answers: {
      login: {
        ...aSession(),
        user: aSession().member,
        firstTimeLogin: false,
        passwordExpired: false,
        mustChangePassword: null,
      },
      challenge: null,
      rememberedLogin: null,
      balance: { sumBalance: '5.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 },
    },
  });
  await userEvent.type(await screen.findByLabelText('Username'), ' rahim ');
  await userEvent.type(screen.getByLabelText('Password'), 'Padma2026!{Enter}');
  expect(await screen.findByText('deposit page')).toBeInTheDocument();
  expect(shell.session.current()?.member.account).toBe('rahim');
});
