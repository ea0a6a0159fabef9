import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { useToast } from '../toast/toasts.ts';
import { aFailure, renderInHost } from '../testing/index.ts';
import { Retry } from './retry.tsx';
import { Skeleton } from './skeleton.tsx';

test('a failure says what went wrong and when to retry, and retries', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const error = aFailure({ code: 'too-many-requests', retryAfter: 20 });
  await renderInHost(<Retry error={error} onRetry={() => (tries += 1)} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That was a bit fast. Try again in 20 seconds.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test('a failure without a retry time has its own text on what to do', async () => {
  const error = aFailure({ code: 'provider-unavailable' });
  await renderInHost(<Retry error={error} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('doesn’t answer. Try again in a moment.');
});

test.each([
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
  [40_000, '12 hours'],
])('a wait of %i seconds is shown as %s', async (retryAfter, wait) => {
  await renderInHost(
    <Retry error={aFailure({ code: 'account-locked', retryAfter })} onRetry={() => {}} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(`Try again in ${wait}.`);
});

test('any other error is shown as an internal error, without details', async () => {
  await renderInHost(<Retry error={new TypeError('x is undefined')} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
});

test('a failed place shows that the browser is offline, and retries automatically when the connection returns', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let tries = 0;
  const error = aFailure({ code: 'unavailable' });
  await renderInHost(<Retry error={error} onRetry={() => (tries += 1)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  expect(screen.getByRole('alert')).toHaveTextContent('continues by itself');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(tries).toBe(1);
  expect(screen.getByRole('alert')).toHaveTextContent('This didn’t load');
});

test('a skeleton needs no style attribute, so that a server can render it', async () => {
  const { container } = await renderInHost(<Skeleton width={120} height={20} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '120');
  expect(container.querySelector('[style]')).toBeNull();
});

test('a busy button keeps the focus and ignores presses', async () => {
  const user = userEvent.setup();
  let presses = 0;
  await renderInHost(
    <Button isBusy onClick={() => (presses += 1)}>
      Bet
    </Button>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Bet' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(presses).toBe(0);
});

function Page() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ tone: 'positive', text: 'Your deposit has arrived.' })}>
        Say
      </Button>
      <Button onClick={() => toast({ tone: 'win', text: 'You won.' })}>Win</Button>
      <Toaster />
    </>
  );
}

test('a win stays until it is closed, by Escape too, and the focus returns', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderInHost(<Page />);
  const win = screen.getByRole('button', { name: 'Win' });
  await user.click(win);
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close', hidden: true })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('You won.')).not.toBeInTheDocument();
  expect(win).toHaveFocus();
  jest.useRealTimers();
});

test('a toast is announced, can be closed, and disappears after a time', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderInHost(<Page />);
  await user.click(screen.getByRole('button', { name: 'Say' }));
  expect(screen.getByRole('log', { hidden: true })).toHaveTextContent('Your deposit has arrived.');
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(screen.queryByText('Your deposit has arrived.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Say' }));
  act(() => {
    jest.advanceTimersByTime(7_000);
  });
  expect(screen.queryByText('Your deposit has arrived.')).not.toBeInTheDocument();
  jest.useRealTimers();
});

function Messages() {
  const toast = useToast();
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <Button onClick={() => toast({ text: 'Saved.' })}>Save</Button>
      <Button onClick={() => setOpen(['Messages', 'Delete?'])}>Open both</Button>
      {open.map((title) => (
        <Dialog key={title} isOpen title={title} onClose={() => setOpen(open.slice(0, -1))}>
          Words
        </Dialog>
      ))}
      <Toaster />
    </>
  );
}

test('a toast stands inside the topmost dialog, outside of which nothing can be pressed, as dialogs open and close', async () => {
  const user = userEvent.setup();
  await renderInHost(<Messages />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Open both' }));
  const toasts = () => screen.getByRole('log', { hidden: true });
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toContainElement(toasts());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Messages' })).toContainElement(toasts());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toasts()).toHaveTextContent('Saved.');
  await user.click(within(toasts()).getByRole('button', { name: 'Close', hidden: true }));
  expect(toasts()).toBeEmptyDOMElement();
});

function Form() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(true);
  const send = () => {
    setOpen(false);
    toast({ text: 'Sent.' });
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title="Form"
        onClose={send}
        footer={<Button onClick={send}>Send</Button>}
      >
        Words
      </Dialog>
      <Toaster />
    </>
  );
}

test('a toast that is shown as its dialog closes stands in the page', async () => {
  const shown: boolean[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.push(this.isConnected);
    },
    hidePopover: () => undefined,
  });
  const user = userEvent.setup();
  await renderInHost(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('log', { hidden: true })).toHaveTextContent('Sent.');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(false);
});
