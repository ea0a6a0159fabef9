import { Button } from '@croupier/ui';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip.tsx';

const tipped = (
  <Tooltip text="Stakes less wins">{(inputProps) => <Button {...inputProps}>Net</Button>}</Tooltip>
);

test('a tooltip describes its element and shows while the element is hovered or focused', async () => {
  const user = userEvent.setup();
  await renderInHost(tipped);
  const button = screen.getByRole('button', { name: 'Net' });
  expect(button).toHaveAccessibleDescription('Stakes less wins');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.hover(button);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.unhover(button);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
});

test('Escape hides the tooltip while its element is still hovered', async () => {
  const user = userEvent.setup();
  await renderInHost(tipped);
  await user.hover(screen.getByRole('button'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
