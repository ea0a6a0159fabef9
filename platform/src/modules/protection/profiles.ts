import {
  exclusionLengths,
  parseAmount,
  timeOutLengths,
  type CatalogueGame,
  type ComplianceProfile,
  type DecimalAmount,
  type ExclusionLength,
  type HelpOrganisation,
  type TimeOutLength,
} from '@croupier/contracts';

const minute = 60_000;
const hour = 60 * minute;

/** The requirements of a jurisdiction for a brand, as data: no other code depends on a profile's name. */
export interface Profile {
  /** Wait before a looser limit can be confirmed (GLI-19 A.3.7, RTS 12B). */
  readonly looserAfterMs: number;
  readonly timeOuts: readonly TimeOutLength[];
  readonly exclusions: readonly ExclusionLength[];
  /** The part of an exclusion that cannot be ended; `whole` for all of it. */
  readonly irrevocable: ExclusionLength | 'whole';
  /** An exclusion continues until the member asks to return, and then for the stated time. */
  readonly returnsOnRequest: boolean;
  readonly returnAfterMs: number;
  readonly realityCheck: {
    readonly defaultMinutes: number;
    readonly choices: readonly number[];
    /** Bets are refused after a check has waited longer than the grace. */
    readonly isEnforced: boolean;
    readonly graceMs: number;
  };
  /** The first deposit requires a decision about a deposit limit (RTS 12A). */
  readonly asksDepositLimit: boolean;
  /** Minimum time between two plays of a game (RTS 14E). */
  readonly pace: LooseningDelay;
  /** The most that one play may stake, by kind of game and currency. Providers and operators may set lower limits. */
  readonly maxStake: MaxStake;
  readonly helpers: readonly HelpOrganisation[];
}

export type MaxStake = Readonly<
  Partial<Record<CatalogueGame['kind'], Readonly<Record<string, DecimalAmount>>>>
>;

export interface LooseningDelay {
  readonly slotsMs: number;
  readonly othersMs: number;
}

const gamblingTherapy: HelpOrganisation = {
  name: 'Gambling Therapy',
  url: 'https://www.gamblingtherapy.org',
  phone: null,
};
const gamblersAnonymous: HelpOrganisation = {
  name: 'Gamblers Anonymous',
  url: 'https://www.gamblersanonymous.org',
  phone: null,
};

const common: Profile = {
  looserAfterMs: 24 * hour,
  timeOuts: timeOutLengths,
  exclusions: exclusionLengths,
  irrevocable: 'whole',
  returnsOnRequest: false,
  returnAfterMs: 24 * hour,
  realityCheck: {
    defaultMinutes: 60,
    choices: [15, 30, 60],
    isEnforced: true,
    graceMs: minute,
  },
  asksDepositLimit: false,
  pace: { slotsMs: 0, othersMs: 0 },
  maxStake: {},
  helpers: [gamblingTherapy, gamblersAnonymous],
};

export interface KindOfPlay {
  readonly kind: CatalogueGame['kind'];
  readonly currency: string;
}

/** The most that one play may stake by a profile, in units; `null` for no limit. */
export const mostStake = ({ maxStake }: Profile, { kind, currency }: KindOfPlay): bigint | null =>
  parseAmount(maxStake[kind]?.[currency] ?? '');

export const profiles: Readonly<Record<ComplianceProfile, Profile>> = {
  open: {
    ...common,
    realityCheck: { ...common.realityCheck, choices: [15, 30, 60, 120, 240], isEnforced: false },
  },
  'uk-like': {
    ...common,
    returnsOnRequest: true,
    asksDepositLimit: true,
    pace: { slotsMs: 2_500, othersMs: 5_000 },
    // Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2024: five pounds a play of an online
    // slot; two of a player under 25. Ages are not proven here, so the lower limit applies to everybody. Amounts in
    // other currencies are the equivalent, rounded down.
    maxStake: { RNG: { GBP: '2.00', EUR: '2.00', USD: '2.50', BDT: '300.00' } },
    helpers: [
      { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
      { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk', phone: null },
      gamblingTherapy,
    ],
  },
  'mga-like': {
    ...common,
    helpers: [
      { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt', phone: '1777' },
      gamblingTherapy,
    ],
  },
  // Law 13/2011 and Royal Decrees 1614/2011 and 176/2023: limits before the first deposit, stated breaks, local help.
  'es-like': {
    ...common,
    asksDepositLimit: true,
    helpers: [
      { name: 'FEJAR', url: 'https://fejar.org', phone: '900 200 225' },
      {
        name: 'Jugadores Anónimos',
        url: 'https://www.jugadoresanonimos.org',
        phone: '670 691 513',
      },
      { name: 'Jugar Bien (DGOJ)', url: 'https://www.jugarbien.es', phone: null },
      {
        name: 'RGIAJ',
        url: 'https://www.ordenacionjuego.es/participantes-juego/juego-seguro/rgiaj',
        phone: null,
      },
    ],
  },
  // The first six months are irrevocable; the rest can be ended on request.
  'pagcor-like': { ...common, returnsOnRequest: true, irrevocable: '6m' },
};
