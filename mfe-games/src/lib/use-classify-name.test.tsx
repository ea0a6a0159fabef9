import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { useClassifyName } from './use-classify-name.ts';

function Named({ codes }: { codes: readonly string[] }) {
  const nameOf = useClassifyName();
  return <p>{codes.map(nameOf).join(', ')}</p>;
}

test('a kind of games has its name in any spelling of the provider, an unknown kind the words of its code', async () => {
  const codes = ['video-slot', 'VIDEO_POKER', 'slot machine', 'live_game-show'];
  await renderInHost(<Named codes={codes} />, { texts: { 'mfe-games': remote.texts } });
  expect(screen.getByText('Video slots, Video poker, Slot machines, Live game show')).toBeVisible();
});
