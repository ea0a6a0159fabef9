import { drawsOf, isCaught } from '../../../src/games/fish-catch.ts';
import type { Shot } from '../../../src/games/fish-result.ts';
import type { FishKind } from '../../../src/games/fish-waters.ts';
import { belowFrom } from '../../../src/maths/words.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import type { Kind } from '../../core/kind.ts';
import { make } from '../../core/make.ts';
import { wordsOf } from '../../core/proof.ts';
import { money, number, percent } from '../../core/texts.ts';
import { contextOf } from '../../core/texture.ts';
import { drawSwimmer } from './fish-art.ts';
import { text } from './texts.ts';

interface FishRules {
  readonly kinds: readonly FishKind[];
  readonly bulletsPerBet: number;
  readonly rtp: number;
  readonly replay: (view: RoundView) => Promise<void>;
}

export const fishKind = ({ kinds, bulletsPerBet, rtp, replay }: FishRules): Kind => ({
  rules: () => [
    make('p', { text: text('rules-how', { count: number(bulletsPerBet) }) }),
    make('p', { text: text('rules-return', { percent: percent(rtp) }) }),
    worths(kinds, rtp),
    make('p', { text: text('rules-back') }),
    make('p', { text: text('rules-others') }),
    make('p', { text: text('rules-keys') }),
  ],
  describe({ outcome }) {
    if (outcome?.result.kind !== 'hunt') return '';
    const { shots, bullet, left } = outcome.result;
    const caught = shots.filter(({ came }) => came === 'caught').length;
    return text('describe', {
      bullet: money(bullet),
      caught: number(caught),
      shots: number(shots.length),
      left: number(left),
    });
  },
  replay,
  /** Each shot is drawn from the hunt's seeds and its own number. */
  recompute({ outcome }) {
    if (outcome?.result.kind !== 'hunt') return null;
    const { result, proof } = outcome;
    return { ...result, shots: result.shots.map((shot) => shotAgain(shot, proof)) };
  },
});

function shotAgain(shot: Shot, proof: { serverSeed: string; clientSeed: string }): Shot {
  // Whether another player was faster cannot be computed from the seeds.
  if (shot.came === 'returned') return shot;
  const words = wordsOf({ ...proof, clientSeed: `${proof.clientSeed}:${shot.number}` });
  return { ...shot, came: isCaught(belowFrom(words, drawsOf(shot))) ? 'caught' : 'missed' };
}

const pictureWidth = 88;
const pictureHeight = 56;

function worths(kinds: readonly FishKind[], rtp: number): HTMLElement {
  const rows = kinds.toReversed().map((kind) => {
    const picture = document.createElement('canvas');
    [picture.width, picture.height] = [pictureWidth * 2, pictureHeight * 2];
    picture.style.inlineSize = `${pictureWidth}px`;
    picture.style.blockSize = `${pictureHeight}px`;
    const canvas = contextOf(picture);
    const scale =
      Math.min((pictureWidth * 2) / kind.width, (pictureHeight * 2) / kind.height) * 0.92;
    canvas.translate(pictureWidth, pictureHeight);
    canvas.scale(scale, scale);
    drawSwimmer(canvas, kind);
    return make(
      'tr',
      {},
      make('th', {}, picture),
      make('td', { text: `× ${number(kind.worth)}` }),
      make('td', { text: percent(rtp / kind.worth) }),
    );
  });
  const names = ['fish', 'worth', 'chance'] as const;
  const head = names.map((name) => make('th', { text: text(name) }));
  return make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows));
}
