import type { ProtectionStatus } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { Line } from '@croupier/ui/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { PlaySafely } from './play-safely.tsx';

const status: ProtectionStatus = {
  limits: [],
  timeOutUntil: null,
  exclusion: null,
  realityCheckMinutes: 60,
  isDepositLimitAsked: false,
  isReviewDue: false,
  rules: {
    profile: 'uk-like',
    looserAfterHours: 24,
    realityCheckChoices: [15, 30, 60],
    timeOutLengths: ['24h', '1w'],
    exclusionLengths: ['6m', '1y'],
    asksDepositLimit: false,
    isRealityCheckEnforced: true,
    helpers: [],
  },
};

/** The call and the button of each kind. */
const pauses = [
  ['takeTimeOut', '24 hours', { length: '24h' }],
  ['excludeSelf', '6 months', { length: '6m' }],
] as const;

describe.each(pauses)('%s', (call, choice, input) => {
  async function open() {
    const user = userEvent.setup();
    const line = new Line();
    const hosted = await renderInHost(<PlaySafely />, {
      session: aSession(),
      texts: { 'mfe-member': remote.texts },
      answers: {
        protection: status,
        protectionRules: status.rules,
        protectionHistory: [],
        [call]: line.gives(status),
      },
    });
    await user.click(await screen.findByRole('button', { name: choice }));
    const dialog = screen.getByRole('dialog');
    const begin = within(dialog).getAllByRole('button').at(-1);
    if (!begin) throw new Error('nothing begins it');
    const sent = () => hosted.called.filter(({ name }) => name === call);
    return { user, line, dialog, begin, sent };
  }

  test('asks for confirmation, and a press outside starts nothing', async () => {
    const { user, sent } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('every failure is reported in the dialog, two presses send one request, and the next attempt can succeed', async () => {
    const { line, dialog, begin, sent } = await open();
    const failures = ['offline', 'timeout', 'unavailable', 'internal', 'forbidden'] as const;
    for (const [at, code] of failures.entries()) {
      fireEvent.click(begin);
      fireEvent.click(begin);
      await waitFor(() => expect(sent()).toHaveLength(at + 1));
      await waitFor(() => expect(begin).toHaveAttribute('aria-busy', 'true'));
      await line.fails({ code });
      await waitFor(() => expect(begin).not.toHaveAttribute('aria-busy', 'true'));
      const shown = dialog.querySelector('[aria-live]')?.textContent ?? '';
      expect([code, shown]).not.toEqual([code, '']);
    }
    fireEvent.click(begin);
    await waitFor(() => expect(sent()).toHaveLength(failures.length + 1));
    expect(sent().map((one) => one.input)).toEqual(sent().map(() => input));
    await line.succeeds();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
