import { errorsOfRemote } from '../../tooling/jest/remote-agrees.ts';
import description from '../module.json';
import { centrePages } from './lib/centre-pages.ts';
import { remote } from './remote.tsx';

test('the description matches the code', async () => {
  expect(await errorsOfRemote(description, remote)).toEqual([]);
});

test('the centre’s menu links to the pages of the description, in order', () => {
  const [centre] = description.overlays;
  expect(centre?.pages.map(({ page }) => page)).toEqual(centrePages);
});
