import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Shown {
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly hasFailed?: boolean;
}

async function shown({ isDanger = false, isBusy = false, hasFailed = false }: Shown = {}) {
  const user = userEvent.setup();
  const calls: string[] = [];
  await renderInHost(
    <ConfirmDialog
      title="Cancel the request?"
      confirm="Cancel request"
      isDanger={isDanger}
      isBusy={isBusy}
      error={hasFailed ? { code: 'already-decided', fields: {}, retryAfterS: null } : null}
      onConfirm={() => calls.push('confirm')}
      onClose={() => calls.push('close')}
    >
      The amount is not credited.
    </ConfirmDialog>,
  );
  return { user, calls };
}

test('the confirming button has the focus; Enter confirms, Escape and Back close', async () => {
  const { user, calls } = await shown();
  expect(screen.getByRole('button', { name: 'Cancel request' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(calls).toEqual(['confirm', 'close', 'close']);
});

test('the title has the focus, and Enter does not confirm, if the action cannot be undone', async () => {
  const { user, calls } = await shown({ isDanger: true });
  expect(screen.getByRole('heading', { name: 'Cancel the request?' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(calls).toEqual(['confirm']);
});

test('while the call runs, the action cannot be confirmed a second time', async () => {
  const { user, calls } = await shown({ isBusy: true });
  await user.click(screen.getByRole('button', { name: 'Cancel request' }));
  await user.keyboard('{Enter}');
  expect(calls).toEqual([]);
});

test('the error of the call is shown in the dialog', async () => {
  await shown({ hasFailed: true });
  expect(
    screen.getByText('This has been decided already. Look at the current state.'),
  ).toBeVisible();
});
