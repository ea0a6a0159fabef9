import { screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { Progress } from '../show/progress.tsx';
import { renderInHost } from '../testing/index.ts';
import { Empty } from './empty.tsx';

test('an empty state says what is missing and what to do, and its drawing is decorative', async () => {
  await renderInHost(
    <Empty
      art="team"
      title="Your team is still empty"
      text="Bring people in with your link."
      action={<Button>Copy the link</Button>}
    />,
  );
  expect(screen.getByText('Your team is still empty')).toBeVisible();
  expect(screen.getByText('Bring people in with your link.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a progress bar has a name and a value', async () => {
  await renderInHost(<Progress value={0.4} label="Wagered" />);
  const bar = screen.getByRole('progressbar', { name: 'Wagered' });
  expect(bar).toHaveProperty('position', 0.4);
});
