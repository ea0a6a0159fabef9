import type { GameIndexFile } from './schemas/game-index.ts';
import type { Game } from './schemas/games.ts';
import { gameCategories, gameTypes, type GameCategory } from './game-types.ts';
import type { GameId } from './ids.ts';
import type { Language } from './languages.ts';
import type { DecimalAmount } from './money.ts';

export interface IndexedGame extends Game {
  readonly category: GameCategory;
}

/** A separate list for each position: the index decodes a game on access. */
export interface GameIndex {
  readonly size: number;
  /** Throws for a position outside of the list. */
  at(place: number): IndexedGame;
  placeOf(id: GameId): number | undefined;
  /** The columns for filtering a lobby without decoding its games. */
  readonly columns: {
    readonly category: readonly GameCategory[];
    readonly vassalage: readonly string[];
    readonly classify: readonly string[];
    readonly minBet: readonly DecimalAmount[];
    readonly names: Readonly<Record<Language, readonly string[]>>;
    readonly hot: number;
  };
}

/** The games must be in the lobby's order, hot games first. */
export function writeGameIndex(games: readonly IndexedGame[]): GameIndexFile {
  const vendors = numbered(games.map(({ vassalage }) => vassalage));
  const classifies = numbered(games.map(({ gameClassify }) => gameClassify));
  const minBets = numbered(games.map(({ minBet }) => minBet));
  const rtps = numbered(games.map(({ rtp }) => rtp));
  const icons = games.flatMap(({ icon }, place) => (icon ? [[String(place), icon]] : []));
  return {
    vendors: vendors.values,
    classifies: classifies.values,
    minBets: minBets.values,
    rtps: rtps.values,
    ids: spellIds(games.map(({ nodeId }) => nodeId)),
    codes: lines(games.map(({ code }) => code)),
    arts: lines(games.map(({ art, code }) => (art === code ? '' : art))),
    names: inEach((language) => lines(games.map(({ name }) => name[language]))),
    vendor: vendors.numbers,
    type: games.map(({ gameType }) => gameTypes.indexOf(gameType)),
    category: games.map(({ category }) => gameCategories.indexOf(category)),
    classify: classifies.numbers,
    minBet: minBets.numbers,
    rtp: rtps.numbers,
    hot: games.filter(({ isHot }) => isHot).length,
    icons: Object.fromEntries(icons),
  };
}

export function readGameIndex(file: GameIndexFile): GameIndex {
  const ids = readIds(file.ids);
  const codes = file.codes.split('\n');
  const arts = file.arts.split('\n');
  const names = inEach((language) => file.names[language].split('\n'));
  const columns = {
    category: file.category.map((number) => of(gameCategories, number)),
    vassalage: file.vendor.map((number) => of(file.vendors, number)),
    classify: file.classify.map((number) => of(file.classifies, number)),
    minBet: file.minBet.map((number) => of(file.minBets, number)),
    names,
    hot: file.hot,
  };
  const size = file.vendor.length;
  const places = new Map(ids.map((id, place) => [id, place]));
  return {
    size,
    columns,
    placeOf: (id) => places.get(id),
    at: (place) => ({
      nodeId: of(ids, place),
      vassalage: of(columns.vassalage, place),
      code: of(codes, place),
      name: inEach((language) => of(names[language], place)),
      gameType: of(gameTypes, of(file.type, place)),
      category: of(columns.category, place),
      gameClassify: of(columns.classify, place),
      art: arts[place] || of(codes, place),
      icon: file.icons[String(place)] ?? null,
      minBet: of(columns.minBet, place),
      rtp: of(file.rtps, of(file.rtp, place)),
      isHot: place < file.hot,
    }),
  };
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll('\n', ' ')).join('\n');

const inEach = <Value>(make: (language: Language) => Value): Record<Language, Value> => ({
  en: make('en'),
  bn: make('bn'),
  es: make('es'),
  ar: make('ar'),
});

function of<Value>(list: readonly Value[], place: number): Value {
  const value = list[place];
  if (value === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return value;
}

/** The distinct values by first occurrence, and the number of each. */
function numbered<Value>(all: readonly Value[]) {
  const numberOf = new Map<Value, number>();
  const numbers = all.map((value) => {
    const number = numberOf.get(value) ?? numberOf.size;
    numberOf.set(value, number);
    return number;
  });
  return { values: [...numberOf.keys()], numbers };
}

function spellIds(ids: readonly string[]): string {
  return lines(
    ids.map((id, place) => {
      const before = ids[place - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < id.length && id[shared] === before[shared]) shared++;
      return shared.toString(36) + id.slice(shared);
    }),
  );
}

function readIds(text: string): GameId[] {
  let before = '';
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    before = before.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
    return isGameId(before) ? before : [];
  });
}

export const isGameId = (text: string): text is GameId => /^gam_[0-9a-zA-Z]{8,40}$/.test(text);
