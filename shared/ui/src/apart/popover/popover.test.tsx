import { Button } from '@croupier/ui';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover.tsx';

async function open() {
  const user = userEvent.setup();
  const toggles: boolean[] = [];
  await renderInHost(
    <>
      <Popover
        id="odds"
        label="How it is drawn"
        opener={{ children: 'Odds' }}
        onToggle={(isOpen) => toggles.push(isOpen)}
      >
        <p>One in ten.</p>
        <Button popoverTarget="odds" popoverTargetAction="hide">
          Understood
        </Button>
      </Popover>
      <button type="button">Beside it</button>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Odds' });
  await user.click(opener);
  return { user, opener, toggles };
}

const words = () => screen.getByText('One in ten.');

test('a press on the button opens the popover with its accessible name, and another press closes it', async () => {
  const { user, opener, toggles } = await open();
  expect(screen.getByRole('dialog', { name: 'How it is drawn' })).toBeVisible();
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(opener);
  expect(words()).not.toBeVisible();
  expect(toggles).toEqual([true, false]);
});

test('Escape closes the popover, and the focus returns to the button that opened it', async () => {
  const { user, opener } = await open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Understood' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(words()).not.toBeVisible();
  expect(opener).toHaveFocus();
});

test('a press outside the popover closes it, a press inside does not', async () => {
  const { user } = await open();
  await user.click(words());
  expect(words()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Beside it' }));
  expect(words()).not.toBeVisible();
});

test('a button inside the popover can close it', async () => {
  const { user, toggles } = await open();
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(words()).not.toBeVisible();
  expect(toggles).toEqual([true, false]);
});

test('by keyboard alone: Enter opens the popover, and Tab moves to its content', async () => {
  const { user, opener } = await open();
  await user.keyboard('{Escape}');
  opener.focus();
  await user.keyboard('{Enter}');
  expect(words()).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Understood' })).toHaveFocus();
});
