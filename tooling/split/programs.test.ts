import { findPrograms } from './programs.mjs';

test('a missing program is a refusal that says how to install it', () => {
  expect(() => findPrograms({ PATH: '' })).toThrow(
    /needs .*redis-server.*lacks; run: (sudo apt-get install -y .*redis-server|brew install .*redis)/,
  );
});
