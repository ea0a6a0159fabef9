import { screen, within } from '@testing-library/react';
import { renderInHost } from '../../testing/index.ts';
import { NearLinks } from './index.ts';

test('names each near page as a link, under one title', async () => {
  await renderInHost(
    <NearLinks
      title="Did you mean"
      links={[
        { to: '/rng', name: 'Slots' },
        { to: '/live', name: 'Live' },
      ]}
    />,
  );
  const near = within(screen.getByRole('navigation', { name: 'Did you mean' }));
  expect(near.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng');
  expect(near.getByRole('link', { name: 'Live' })).toHaveAttribute('href', '/live');
});

test('shows no title when nothing is near', async () => {
  await renderInHost(<NearLinks title="Did you mean" links={[]} />);
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();
});
