import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { renderInHost } from '../testing/index.ts';
import { Dialog } from './dialog.tsx';

interface PageProps {
  readonly isDismissible?: boolean;
  readonly onPress?: (button: string) => void;
  readonly buttons?: readonly string[];
  readonly preferred?: string;
  readonly children?: ReactNode;
}

function Page({
  isDismissible = true,
  onPress = () => {},
  buttons = ['OK'],
  preferred,
  children = 'Sure?',
}: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Confirm"
        isDismissible={isDismissible}
        footer={buttons.map((name) => (
          <Button
            key={name}
            data-default={name === preferred || undefined}
            onClick={() => onPress(name)}
          >
            {name}
          </Button>
        ))}
      >
        {children}
      </Dialog>
    </>
  );
}

async function opened(props: PageProps = {}) {
  const user = userEvent.setup();
  await renderInHost(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Confirm' }) };
}

test('Escape closes a dialog, and the focus returns to the element that opened it', async () => {
  const { user, dialog } = await opened();
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Escape does not close a dialog that only a button may close', async () => {
  const { user } = await opened({ isDismissible: false });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('Enter presses the only button', async () => {
  const pressed: string[] = [];
  const { user, dialog } = await opened({ onPress: (name) => pressed.push(name) });
  dialog.tabIndex = -1;
  dialog.focus();
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['OK']);
});

test('Enter presses the default button, and none if no button is the default', async () => {
  const pressed: string[] = [];
  const { user, dialog } = await opened({
    buttons: ['Back', 'Bet'],
    preferred: 'Bet',
    onPress: (name) => pressed.push(name),
    children: <input aria-label="Note" />,
  });
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['Bet']);
  expect(dialog).toBeVisible();
});

function Stacked({ onPress }: { onPress: (button: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form aria-label="Below">
      <Dialog
        isOpen
        title="First"
        onClose={() => onPress('First closed')}
        footer={<Button onClick={() => onPress('First')}>First</Button>}
      >
        <button onClick={() => setOpen(true)} type="button">
          More
        </button>
        <Dialog
          isOpen={isOpen}
          title="Second"
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => onPress('Second')}>Second</Button>}
        >
          Words
        </Dialog>
      </Dialog>
    </form>
  );
}

test('of two dialogs the upper one receives keys, and closing it returns the focus to the lower one', async () => {
  const user = userEvent.setup();
  const pressed: string[] = [];
  await renderInHost(<Stacked onPress={(button) => pressed.push(button)} />);
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['Second']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull();
  expect(more).toHaveFocus();
  expect(pressed).toEqual(['Second']);
  await user.keyboard('{Escape}');
  expect(pressed).toEqual(['Second', 'First closed']);
});

test('Enter on a button presses only that button', async () => {
  const pressed: string[] = [];
  const { user } = await opened({
    buttons: ['Back', 'Bet'],
    preferred: 'Bet',
    onPress: (name) => pressed.push(name),
  });
  screen.getByRole('button', { name: 'Back' }).focus();
  await user.keyboard('{Enter}');
  expect(pressed).toEqual(['Back']);
});

/** Two windows; each reports when it is asked to close. */
function Windows({ onGo }: { onGo: (title: string) => void }) {
  const [titles, setTitles] = useState(['Lower', 'Upper']);
  return titles.map((title) => (
    <Dialog
      key={title}
      isOpen
      title={title}
      onClose={() => {
        onGo(title);
        setTitles((open) => open.filter((one) => one !== title));
      }}
    >
      <Button>In {title}</Button>
    </Dialog>
  ));
}

test('if the browser closes every window on one Escape, only the upper window closes', async () => {
  const gone: string[] = [];
  await renderInHost(<Windows onGo={(title) => gone.push(title)} />);
  const dialogs = ['Upper', 'Lower'].map((name) =>
    screen.getByRole<HTMLDialogElement>('dialog', { name }),
  );
  await act(async () => {
    for (const dialog of dialogs) {
      dialog.dispatchEvent(new Event('cancel'));
      dialog.close();
    }
    await new Promise((next) => setTimeout(next));
  });
  expect(gone).toEqual(['Upper']);
  const lower = screen.getByRole('dialog', { name: 'Lower' });
  expect(lower).toHaveAttribute('open');
  expect(lower).toContainElement(screen.getByRole('button', { name: 'In Lower' }));
  expect(screen.queryByRole('dialog', { name: 'Upper' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(gone).toEqual(['Upper', 'Lower']);
});

test('a small dialog without buttons gets a close button, and Enter presses it', async () => {
  const user = userEvent.setup();
  let closings = 0;
  await renderInHost(
    <Dialog isOpen size="s" title="What is new" onClose={() => (closings += 1)}>
      Words
    </Dialog>,
  );
  const foot = within(screen.getByRole('contentinfo'));
  await user.click(foot.getByRole('button', { name: 'Close' }));
  expect(closings).toBe(1);
  screen.getByRole('heading', { name: 'What is new' }).focus();
  await user.keyboard('{Enter}');
  expect(closings).toBe(2);
});

test('a dialog that needs no button, or that only its content closes, gets none', async () => {
  await renderInHost(
    <>
      <Dialog isOpen size="s" title="A form" onClose={() => undefined} footer={null}>
        Words
      </Dialog>
      <Dialog isOpen size="s" title="A duty" onClose={() => undefined} isDismissible={false}>
        Words
      </Dialog>
    </>,
  );
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

const css = readFileSync(join(__dirname, 'dialog.module.css'), 'utf8');

/** The style sheet's declarations for a window size. */
const stated = (size: string) =>
  [...css.matchAll(new RegExp(`data-size='${size}'\\][^{}]*> \\.window[^{}]*{([^}]*)}`, 'g'))]
    .map(([, body]) => body)
    .join('');

test('sizes, delay and fade match the specification', () => {
  expect(css).toMatch(/\.window \{\s*--window-width: 600px;/);
  expect(stated('m')).toContain('min-block-size: min(300px, 100%)');
  expect(stated('s')).toContain('--window-width: 400px');
  expect(stated('xs')).toContain('--window-width: 200px');
  expect(stated('xs')).toContain('min-block-size: min(200px, 100%)');
  expect(stated('xs')).toContain('animation-delay: 100ms');
  expect(css).toMatch(/@keyframes rise \{\s*from \{\s*opacity: 0;/);
});
