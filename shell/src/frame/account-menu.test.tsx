import { calls, type MemberIcon } from '@croupier/contracts';
import { aProfile } from '@croupier/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

test('the header shows the chosen picture, and a new one as soon as it is saved', async () => {
  let icon: MemberIcon = 'lotus';
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: {
      memberInfo: async () => aProfile({ icon }),
      balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
    },
  });
  const shown = () =>
    screen.getByRole('button', { name: 'Your account' }).querySelector('svg')?.dataset['icon'];
  await waitFor(() => expect(shown()).toBe('lotus'));
  icon = 'kite';
  const { method, path } = calls.memberInfo;
  await act(async () => shell.cache.invalidateQueries({ queryKey: [method, path] }));
  await waitFor(() => expect(shown()).toBe('kite'));
});

const title = { en: 'My account', bn: 'My account', es: 'My account', ar: 'My account' };
const memberModule = aModule('mfe-member', {
  overlays: [{ overlay: 'member-centre', title, opens: 'member' }],
  menus: [
    { place: 'account', order: 1, icon: 'user', label: title, to: { overlay: 'member-centre' } },
  ],
});

test('the balance opens what it is made of, and each amount leads to its lines', async () => {
  await renderShell({
    site: { session: aSession(), modules: [memberModule] },
    answers: {
      memberInfo: aProfile({}),
      balance: {
        sumBalance: '120.00',
        bonus: '30.00',
        held: '800.00',
        currency: 'BDT',
        version: 3,
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Balance/ }));
  const held = await screen.findByRole('link', { name: /^Held.*800/ });
  expect(held).toHaveAttribute('href', expect.stringContaining('page=withdraw'));
  expect(screen.getByRole('link', { name: /^Cash.*120/ })).toHaveAttribute(
    'href',
    expect.stringContaining('page=transactionHistory'),
  );
  expect(screen.getByRole('link', { name: /^Bonus money.*30/ })).toHaveAttribute(
    'href',
    expect.stringContaining('page=bonusDetails'),
  );
});

test('the menu closes when an entry is chosen, and stays open when only the page changes', async () => {
  await renderShell({
    site: { session: aSession(), modules: [memberModule] },
    answers: { memberInfo: aProfile({}) },
  });
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  await userEvent.click(screen.getByRole('link', { name: 'News' }));
  expect(hide).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('link', { name: 'My account', hidden: true }));
  expect(hide).toHaveBeenCalledTimes(1);
});
