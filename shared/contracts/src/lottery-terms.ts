/** Families of lottery games: each has its own pad. */
export const gameFamilies = [
  'k3',
  'ssc',
  'pk10',
  '11x5',
  'keno',
  'wingo',
  '3d',
  'vn-north',
  'vn-station',
  'thai',
  '4d',
] as const;
export type GameFamily = (typeof gameFamilies)[number];

/** How a game's odds are made; the specification's four. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Prize groups are out of 2,000: a play of group 1,900 returns 95 %. */
export const prizeGroupBounds: GroupBounds = { least: 1500, most: 1998 };

export interface GroupBounds {
  readonly least: number;
  readonly most: number;
}

/** What one stake unit is worth: a slip's unit times its multiplier times the unit stake is a line's stake. */
export const unitModes = ['1', '0.1', '0.01', '0.001'] as const;
export type UnitMode = (typeof unitModes)[number];

/** When a game is drawn. */
export type Schedule =
  | {
      /** A draw every so many seconds, all day; a day is a whole number of them. */
      readonly kind: 'every';
      readonly seconds: number;
      /** Seconds before the draw in which no bet is taken. */
      readonly lockSeconds: number;
    }
  | {
      /** A draw at a time of the day on some days; betting opens when the one before is drawn. */
      readonly kind: 'calendar';
      /** IANA name, as `Asia/Ho_Chi_Minh`. */
      readonly timeZone: string;
      /** `HH:MM` in that zone. */
      readonly time: string;
      readonly lockSeconds: number;
      /** 1 for Monday to 7 for Sunday; with `monthDays` a day must be one or the other. Neither: every day. */
      readonly weekdays?: readonly number[];
      readonly monthDays?: readonly number[];
      /** `YYYY-MM-DD` without a draw, as over Tet. */
      readonly closedDates?: readonly string[];
    };
