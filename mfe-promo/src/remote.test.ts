import { errorsOfRemote } from '../../tooling/jest/remote-agrees.ts';
import description from '../module.json';
import { remote } from './remote.tsx';

test('the description and the code behind it agree', async () => {
  expect(await errorsOfRemote(description, remote)).toEqual([]);
});
