import { errorsOfRemote } from '../../tooling/jest/remote-agrees.ts';
import description from '../module.json';
import { remote } from './remote.tsx';

test('the description matches the code', async () => {
  expect(await errorsOfRemote(description, remote)).toEqual([]);
});
