import { overlaySearch, searchAbove, windowsIn, withWindows } from './window-address.ts';

const centre = { name: 'member-centre', page: 'withdraw' };
const terms = { name: 'help', page: 'term' };

test('windows are written to the address and read from it in order, and other parameters stay', () => {
  const search = withWindows('?game=k3', [centre, { name: 'support' }, terms]);
  expect(search).toBe('?game=k3&centre=member-centre&page=withdraw&over=support&over=help.term');
  expect(windowsIn(search)).toEqual([centre, { name: 'support' }, terms]);
  expect(withWindows(search, [])).toBe('?game=k3');
});

test('a window opens above the others; an open window of the same name moves to the top', () => {
  expect(searchAbove('', terms)).toBe('?centre=help&page=term');
  const both = searchAbove(searchAbove('', centre), { name: 'help', page: 'pay' });
  expect(windowsIn(both)).toEqual([centre, { name: 'help', page: 'pay' }]);
  expect(windowsIn(searchAbove(both, terms))).toEqual([centre, terms]);
  expect(windowsIn(searchAbove(both, centre))).toEqual([{ name: 'help', page: 'pay' }, centre]);
});

test('an address that names a window repeatedly has it once', () => {
  const many = `?centre=help${'&over=help.term'.repeat(500)}&over=support`;
  expect(windowsIn(many)).toEqual([{ name: 'help' }, { name: 'support' }]);
});

test('a visitor returning from a third-party sign-in sees the form, and closing it clears the address', () => {
  expect(windowsIn('?social-error=failed')).toEqual([{ name: 'login' }]);
  expect(withWindows('?social-error=failed', [])).toBe('');
});

test('a link opens its window in place of the open ones', () => {
  const opened = overlaySearch('?game=k3&over=help', 'member-centre', 'deposit');
  expect(opened).toBe('?game=k3&centre=member-centre&page=deposit');
  expect(overlaySearch(opened, 'agent-centre')).toBe('?game=k3&centre=agent-centre');
});
