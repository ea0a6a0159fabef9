import { calls, type MemberIcon } from '@croupier/contracts';
import { aProfile } from '@croupier/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';

test('the header shows the chosen picture, and a new one as soon as it is saved', async () => {
  let icon: MemberIcon = 'lotus';
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: {
      memberInfo: async () => aProfile({ icon }),
      balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
    },
  });
  const shown = () =>
    screen.getByRole('button', { name: 'Your account' }).querySelector('svg')?.dataset['icon'];
  await waitFor(() => expect(shown()).toBe('lotus'));
  icon = 'kite';
  const { method, path } = calls.memberInfo;
  await act(async () => shell.cache.invalidateQueries({ queryKey: [method, path] }));
  await waitFor(() => expect(shown()).toBe('kite'));
});
