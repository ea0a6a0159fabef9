import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { renderInHost } from '../testing/index.ts';
import { Drawer } from './dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer isOpen={isOpen} title="Games" onClose={() => setOpen(false)}>
        <a href="/rng">Slots</a>
      </Drawer>
    </>
  );
}

test('a drawer is a named modal window and returns the focus when it closes', async () => {
  const user = userEvent.setup();
  await renderInHost(<Page />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Games' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Games' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
