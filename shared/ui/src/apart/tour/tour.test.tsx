import { ButtonLink } from '@croupier/ui';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStoredFlag } from './use-stored-flag.ts';
import { Tour } from './tour.tsx';

const steps = [
  { action: <ButtonLink to="/one">One</ButtonLink>, text: 'Do the first thing.' },
  { action: <ButtonLink to="/two">Two</ButtonLink>, text: 'Do the second thing.' },
];

function Introduction() {
  const [isHidden, hide] = useStoredFlag('tour-test');
  return (
    <main>
      <h1>Page</h1>
      {isHidden ? <p>No tour</p> : <Tour title="Two steps" steps={steps} onClose={hide} />}
    </main>
  );
}

test('the steps are reached in order by keyboard, and stay hidden once they are hidden', async () => {
  const user = userEvent.setup();
  localStorage.clear();
  const { unmount } = await renderInHost(<Introduction />);
  expect(screen.getByRole('list', { name: 'Two steps' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('No tour')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  unmount();

  await renderInHost(<Introduction />);
  expect(screen.getByText('No tour')).toBeVisible();
});
