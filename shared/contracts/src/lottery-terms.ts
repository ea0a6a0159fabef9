/** Families of lottery games: each has its own number pad. */
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

/** How a game's odds are computed; the specification's four modes. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Prize groups are out of 2,000: a play of group 1,900 returns 95 %. */
export const prizeGroupBounds: GroupBounds = { least: 1500, most: 1998 };

export interface GroupBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * The value of one stake unit: a line's stake is the slip's unit times its multiplier times the unit stake.
 */
export const unitModes = ['1', '0.1', '0.01', '0.001'] as const;
export type UnitMode = (typeof unitModes)[number];

/** When a game is drawn. */
export type Schedule =
  | {
      /** A draw at a fixed interval in seconds, all day; a day is a multiple of it. */
      readonly kind: 'every';
      readonly seconds: number;
      /** Seconds before the draw in which no bet is accepted. */
      readonly lockSeconds: number;
    }
  | {
      /** A draw at a time of day on some days; betting opens when the previous draw is drawn. */
      readonly kind: 'calendar';
      /** IANA name, such as `Asia/Ho_Chi_Minh`. */
      readonly timeZone: string;
      /** `HH:MM` in that time zone. */
      readonly time: string;
      readonly lockSeconds: number;
      /**
       * 1 for Monday to 7 for Sunday; with `monthDays` a day must match one of the two. Neither: every day.
       */
      readonly weekdays?: readonly number[];
      readonly monthDays?: readonly number[];
      /** `YYYY-MM-DD` without a draw, such as over Tet. */
      readonly closedDates?: readonly string[];
    };
