import type { GameFamily, PlayType } from '@croupier/contracts';

/** Play types under one tab. */
export interface PlayGroup {
  readonly id: string;
  readonly playTypes: readonly PlayType[];
  /** All choices fit on the screen at once; else one play type is shown at a time. */
  readonly isTogether: boolean;
}

const mostTogether = 48;

const diceGroups: Readonly<Record<string, string>> = {
  'two-sided': 'quick',
  sum: 'quick',
  single: 'quick',
  triple: 'same',
  pair: 'same',
  'pair-and-one': 'same',
};

/** Dice in three groups that players know; other families by listed choices or written picks. */
export function playGroups(
  family: GameFamily,
  playTypes: readonly PlayType[],
): readonly PlayGroup[] {
  const idOf = (playType: PlayType) =>
    family === 'k3'
      ? (diceGroups[playType.code] ?? 'different')
      : playType.pick.form === 'choice'
        ? 'sides'
        : 'numbers';
  const ids = [...new Set(playTypes.map(idOf))];
  return ids.map((id) =>
    groupOf(
      id,
      playTypes.filter((playType) => idOf(playType) === id),
    ),
  );
}

function groupOf(id: string, playTypes: readonly PlayType[]): PlayGroup {
  const choices = playTypes.reduce((sum, playType) => sum + playType.choices.length, 0);
  const isTogether =
    choices <= mostTogether && playTypes.every(({ pick }) => pick.form === 'choice');
  return { id, playTypes, isTogether };
}
