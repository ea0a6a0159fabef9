import { localeOfLanguage } from '@croupier/contracts';
import type { Side } from '../../../src/games/regatta-odds.ts';
import type { RaceView } from '../../../src/rooms/room-protocol.ts';
import { page } from '../../core/page-data.ts';
import { text } from './texts.ts';

const crewNames: Readonly<Record<string, Parameters<typeof text>[0]>> = {
  padma: 'crew-padma',
  jamuna: 'crew-jamuna',
  surma: 'crew-surma',
  karnaphuli: 'crew-karnaphuli',
  teesta: 'crew-teesta',
  rupsha: 'crew-rupsha',
  gorai: 'crew-gorai',
  dakatia: 'crew-dakatia',
};

export function crewName(id: string): string {
  const key = crewNames[id];
  return key ? text(key) : id;
}

const sideKeys = { red: 'side-red', draw: 'side-draw', green: 'side-green' } as const;

export const sideName = (side: Side): string => text(sideKeys[side]);

/** The winner of a side: the crew of the boat, or none in a dead heat. */
export function backedName(side: Side, view: Pick<RaceView, 'red' | 'green'> | null): string {
  if (side === 'draw' || !view) return sideName(side);
  return crewName(view[side]);
}

const twoPlaces = new Intl.NumberFormat(localeOfLanguage[page.language], {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a dividend of hundredths: 2.50×. */
export const dividendText = (dividend: number): string => `${twoPlaces.format(dividend / 100)}×`;
