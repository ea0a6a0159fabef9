import { errorsOfRemote } from '../../tooling/jest/remote-agrees.ts';
import description from '../module.json';
import { centrePages } from './lib/centre-pages.ts';
import { remote } from './remote.tsx';

test('the description and the code behind it agree', async () => {
  expect(await errorsOfRemote(description, remote)).toEqual([]);
});

test('the centre’s menu leads to the pages that the description names, in their order', () => {
  const [centre] = description.overlays;
  expect(centre?.pages.map(({ page }) => page)).toEqual(centrePages);
});
