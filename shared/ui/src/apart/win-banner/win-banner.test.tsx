import { render, screen } from '@testing-library/react';
import { WinBanner } from './win-banner.tsx';

test('the live region exists before the win, and announces it', () => {
  const { rerender } = render(<WinBanner>{null}</WinBanner>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<WinBanner>You won!</WinBanner>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('You won!');
});
