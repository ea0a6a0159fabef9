import { playerRemarkLength } from '@croupier/contracts';
import { describeForm } from '@croupier/ui/testing/forms';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/makers.ts';
import { openedWindow, renderShell } from '../../testing/render-shell.tsx';

const path = '/?centre=feedback';

test('a player sends a remark of at most 140 characters with a picture, and is thanked', async () => {
  const user = userEvent.setup();
  const { called } = await renderShell({
    path,
    site: { session: aSession() },
    answers: {
      unreadCount: { messages: 0, support: 0, missions: 0, rewards: 0 },
      supportImage: { id: 'sim_00000001', width: 8, height: 8 } as never,
      feedback: undefined,
    },
  });
  const form = within(await openedWindow('Feedback'));
  const remark = await form.findByRole('textbox', { name: 'Your remark' });
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(remark).toBeInvalid();
  expect(remark).toHaveAttribute('maxlength', '140');
  await user.type(remark, 'The wheel is upside down');
  const file = new File(['png'], 'wheel.png', { type: 'image/png' });
  await user.upload(form.getByLabelText(/Pictures/), file);
  await form.findByRole('img', { name: /1/ });
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Thank you')).toBeVisible();
  expect(called.filter(({ name }) => name === 'feedback').map(({ input }) => input)).toEqual([
    { topic: 'player', message: 'The wheel is upside down', images: ['sim_00000001'] },
  ]);
  const [, close] = form.getAllByRole('button', { name: 'Close' });
  if (!close) throw new Error('the thanks can be closed');
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describeForm('a remark on the site', {
  keepsTyped: true,
  call: 'feedback',
  open: async (line) => {
    const rendered = await renderShell({
      path,
      site: { session: aSession() },
      answers: {
        unreadCount: { messages: 0, support: 0, missions: 0, rewards: 0 },
        feedback: line.gives(undefined),
      },
    });
    await screen.findByRole('textbox', { name: 'Your remark' });
    return rendered;
  },
  fields: [
    {
      name: 'message',
      good: 'The wheel is upside down',
      refuses: [' \n ', 'x'.repeat(playerRemarkLength + 1)],
    },
  ],
});
