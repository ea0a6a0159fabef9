import { refusalOf } from './test-programs.mjs';

test('what the tests lack is named once, with one command for each system', () => {
  const text = refusalOf([
    { name: 'nginx', apt: 'nginx-light', mac: 'brew install nginx' },
    { name: 'Xvfb', apt: 'xvfb xauth' },
  ]);
  expect(text).toContain('need nginx, Xvfb');
  expect(text).toContain('apt-get install -y --no-install-recommends nginx-light xvfb xauth\n');
  expect(text).toMatch(/macOS: +brew install nginx$/);
});
