import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemAfter } from './item-after.ts';
import { Menu } from './menu.tsx';

const items = [
  { id: 'copy', label: 'Copy' },
  { id: 'chat', label: 'Chat' },
  { id: 'mail', label: 'Mail', href: 'https://mail.example/' },
];

async function opened() {
  const user = userEvent.setup();
  const chosen: string[] = [];
  await renderInHost(
    <Menu
      label="Share the link"
      opener={{ children: 'Share' }}
      items={items}
      onChoose={(id) => chosen.push(id)}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Share' });
  await user.click(opener);
  return { user, chosen, opener };
}

test('a menu opens with its first item focused, and arrow keys and letters move the focus', async () => {
  const { user } = await opened();
  expect(screen.getByRole('menu', { name: 'Share the link' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Mail' })).toHaveFocus();
  await user.keyboard('c');
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await user.keyboard('c');
  expect(screen.getByRole('menuitem', { name: 'Chat' })).toHaveFocus();
});

test('a choice is reported once, and the menu closes', async () => {
  const { user, chosen, opener } = await opened();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['chat']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Escape closes the menu without a choice, and items with an address are links', async () => {
  const { user, chosen } = await opened();
  expect(screen.getByRole('menuitem', { name: 'Mail' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});

test('a key without a function in a menu moves nothing', () => {
  expect(itemAfter('Escape', 0, ['Copy', 'Chat'])).toBe(-1);
  expect(itemAfter('x', 0, ['Copy', 'Chat'])).toBe(-1);
  expect(itemAfter('End', 0, ['Copy', 'Chat'])).toBe(1);
});
