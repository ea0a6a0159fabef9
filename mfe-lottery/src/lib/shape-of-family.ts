import {
  drawShapes,
  gameFamilies,
  type DrawFamily,
  type GameFamily,
  type ResultShape,
} from '@croupier/contracts';

const drawFamilies: Readonly<Record<GameFamily, DrawFamily>> = {
  k3: 'K3',
  ssc: 'SSC5',
  pk10: 'PK10',
  '11x5': 'E115',
  keno: 'KENO',
  wingo: 'WINGO',
  '3d': 'D3',
  'vn-north': 'VN27',
  'vn-station': 'VN18',
  thai: 'THAI',
  '4d': 'D4',
};

/** The form of a result of a family's games. */
export function shapeOfFamily(family: GameFamily): ResultShape {
  return drawShapes[drawFamilies[family]];
}

/** The family of a name inside the drawn message. */
export function familyOfDraw(name: string): GameFamily | null {
  return gameFamilies.find((family) => drawFamilies[family] === name) ?? null;
}
