import { Toaster } from '@croupier/ui';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

const page = (
  <>
    <CopyButton text="KARIM2026" what="Affiliate code" />
    <Toaster />
  </>
);

test('one press copies a text, and the page confirms the copy', async () => {
  const user = userEvent.setup();
  await renderInHost(page);
  await user.click(screen.getByRole('button', { name: 'Copy Affiliate code' }));
  expect(await navigator.clipboard.readText()).toBe('KARIM2026');
  expect(await screen.findByText('Copied: Affiliate code')).toBeVisible();
});

test('if the browser refuses the copy, the text can still be copied by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await renderInHost(page);
  await user.click(screen.getByRole('button', { name: 'Copy Affiliate code' }));
  expect(await screen.findByText(/Mark the text and copy it by hand/)).toBeVisible();
});
