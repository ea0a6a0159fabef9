import { Toaster } from '@croupier/ui';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';
import { PrintButton } from './print-button.tsx';
import { ShareButton } from './share-button.tsx';

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

const sharing = (
  <>
    <ShareButton link="https://padma.example/draw" text="Check it" what="Link of the proof" />
    <Toaster />
  </>
);

test('a link is shared by the device, and closing its dialog is no failure', async () => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.reject(new Error('AbortError')));
  Object.assign(navigator, { share });
  await renderInHost(sharing);
  await user.click(screen.getByRole('button', { name: 'Share the link' }));
  expect(share).toHaveBeenCalledWith({ url: 'https://padma.example/draw', text: 'Check it' });
  Reflect.deleteProperty(navigator, 'share');
});

test('where the device cannot share, the link is copied', async () => {
  const user = userEvent.setup();
  await renderInHost(sharing);
  await user.click(screen.getByRole('button', { name: 'Share the link' }));
  expect(await navigator.clipboard.readText()).toBe('https://padma.example/draw');
  expect(await screen.findByText('Copied: Link of the proof')).toBeVisible();
});

test('only the part around the button is marked while the page is printed', async () => {
  const user = userEvent.setup();
  await renderInHost(
    <>
      <p data-printable="">another ticket</p>
      <div data-printable="">
        my ticket <PrintButton what="ticket 7" />
      </div>
    </>,
  );
  const printed: (string | null | undefined)[] = [];
  window.print = () => {
    for (const part of document.querySelectorAll('[data-printed]')) printed.push(part.textContent);
  };
  await user.click(screen.getByRole('button', { name: 'Print ticket 7' }));
  expect(printed).toEqual([expect.stringContaining('my ticket')]);
  expect(document.querySelector('[data-printed]')).toBeNull();
});
