import { faultsOfRemote } from '../../tooling/jest/remote-agrees.ts';
import description from '../module.json';
import { remote } from './remote.tsx';

test('the description and the code behind it agree', async () => {
  expect(await faultsOfRemote(description, remote)).toEqual([]);
});
