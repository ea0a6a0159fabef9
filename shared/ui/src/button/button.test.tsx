import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing/index.ts';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

test('a button does not submit a form by default', async () => {
  const user = userEvent.setup();
  let sent = 0;
  await renderInHost(
    <form
      aria-label="Bet"
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button>More lines</Button>
      <Button type="submit">Place bet</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'More lines' }));
  expect(sent).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Place bet' }));
  expect(sent).toBe(1);
});

test('a disabled button ignores presses and focus, and its icon is hidden from screen readers', async () => {
  const user = userEvent.setup();
  let presses = 0;
  await renderInHost(
    <>
      <Button disabled icon="deposit" onClick={() => (presses += 1)}>
        Deposit
      </Button>
      <Button icon="close" aria-label="Close" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(presses).toBe(0);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a link styled as a button is a link', async () => {
  await renderInHost(
    <ButtonLink to="/lottery" variant="primary" icon="lottery">
      To the lottery
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'To the lottery' })).toHaveAttribute('href', '/lottery');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
