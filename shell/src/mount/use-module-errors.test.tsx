import { act, screen } from '@testing-library/react';
import { aModule } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

const games = aModule('mfe-games');

/** Simulates a browser's report of an error in a handler. */
function report(stack: string): void {
  const error = new Error('broken handler');
  error.stack = stack;
  act(
    () => void window.dispatchEvent(new ErrorEvent('error', { error, message: 'broken handler' })),
  );
}

test('a click handler that fails in a module is reported with the module’s name, once', async () => {
  await renderShell({ site: { modules: [games] } });
  const stack = `Error: broken handler\n at onClick (http://localhost${games.baseUrl}123.js:1:7)`;
  report(stack);
  report(stack);
  expect(screen.getAllByText(/Something in The mfe-games/)).toHaveLength(1);
});

test('an error outside of all modules is not attributed to a module', async () => {
  await renderShell({ site: { modules: [games] } });
  const before = screen.queryAllByText(/Something in/).length;
  report('Error: broken handler\n at somewhere (http://localhost/extension.js:1:7)');
  expect(screen.queryAllByText(/Something in/)).toHaveLength(before);
});
