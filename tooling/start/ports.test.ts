import { requireFreePorts } from './ports.mjs';

test('a port that browsers refuse is named before anything starts', async () => {
  await expect(requireFreePorts({ platform: 0, ds88: 5060 })).rejects.toThrow(
    'port 5060 (ds88) is one that browsers refuse',
  );
});
