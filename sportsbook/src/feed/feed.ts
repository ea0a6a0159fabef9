import { z } from 'zod';

/**
 * The messages of a feed of matches. docs/sports-feed.md describes them for suppliers of feeds; the virtual leagues speak
 * the same format.
 */
const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const label = z.string().min(1).max(120);
const score = z.int().min(0).max(200);
const pair = z.tuple([score, score]);
const moment = z.iso.datetime().transform((text) => new Date(text).getTime());

export const sports = ['football', 'series'] as const;
export type Sport = (typeof sports)[number];

const team = z.object({
  code,
  name: label,
  /** Two colours of the crest, as hue in degrees. */
  hues: z.tuple([z.int().min(0).max(359), z.int().min(0).max(359)]),
  /** Shape, pattern and emblem of the crest; each is taken modulo the number of drawings. */
  crest: z.tuple([z.int().min(0), z.int().min(0), z.int().min(0)]),
});

const localized = z.object({ en: label, bn: label, es: label, ar: label });

const expectation = z.union([
  z.object({ home_goals: z.number().min(0.05).max(6), away_goals: z.number().min(0.05).max(6) }),
  z.object({ round: z.number().min(0.02).max(0.98), race_to: z.int().min(2).max(30) }),
]);

const phases = ['upcoming', 'live', 'break', 'ended', 'void'] as const;
export type Phase = (typeof phases)[number];

const state = z.object({
  phase: z.enum(phases),
  /** Minutes of football; completed rounds of a series. */
  clock: z.number().min(0).max(10_000),
  /** The time at which the clock had this value. */
  at: moment,
  /** Clock units per second; 0 for a stopped clock. A real football clock has 1/60. */
  speed: z.number().min(0).max(10),
  /** Goals, or maps won. */
  home: score,
  away: score,
  /** Football: the score of each half; a series: the rounds of each map. */
  periods: z.array(pair).max(10),
});

const incidentKinds = [
  'kick-off',
  'goal',
  'corner',
  'shot',
  'yellow',
  'substitution',
  'half-time',
  'second-half',
  'full-time',
  'map-start',
  'round',
  'map-end',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

const incident = z.object({
  n: z.int().min(0),
  clock: z.number().min(0),
  kind: z.enum(incidentKinds),
  side: z.enum(['home', 'away']).nullable(),
  player: label.nullable(),
  /** The score after it. */
  home: score,
  away: score,
});

export const feedMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('league'),
    league: code,
    vendor: z.string().regex(/^[a-z][a-z0-9]{1,9}$/),
    sport: z.enum(sports),
    name: localized,
    teams: z.array(team).min(2).max(40),
  }),
  z.object({
    type: z.literal('fixture'),
    match: code,
    league: code,
    season: z.int().min(0),
    round: z.int().min(0),
    starts_at: moment,
    home: code,
    away: code,
    expectation,
    /** SHA-256 of the seed, for a match that is drawn. */
    commit: z.string().max(128).nullable(),
  }),
  z.object({ type: z.literal('state'), match: code, state }),
  z.object({ type: z.literal('incident'), match: code, incident }),
  z.object({
    type: z.literal('result'),
    match: code,
    /** 1 for the first result; a correction has a higher number. */
    revision: z.int().min(1),
    outcome: z.enum(['ended', 'void']),
    home: score,
    away: score,
    periods: z.array(pair).max(10),
    seed: z.string().max(128).nullable(),
    at: moment,
  }),
  z.object({ type: z.literal('suspend'), match: code, reason: z.string().max(200) }),
  z.object({ type: z.literal('resume'), match: code }),
  z.object({ type: z.literal('alive'), at: moment }),
]);

export type FeedMessage = z.infer<typeof feedMessage>;
/** As a supplier writes it: moments are texts. */
export type FeedMessageText = z.input<typeof feedMessage>;
export type MessageOf<Type extends FeedMessage['type']> = Extract<FeedMessage, { type: Type }>;
export type MatchState = z.infer<typeof state>;
export type Incident = z.infer<typeof incident>;
export type FeedTeam = z.infer<typeof team>;
export type Fixture = MessageOf<'fixture'>;
export type League = MessageOf<'league'>;
export type Expected = Fixture['expectation'];

export interface FeedSink {
  receive(message: FeedMessage): void;
}

/** A supplier may send the leagues of all vendors; the board ignores matches of leagues that it does not have. */
export const leaguesOnlyOf = (vendor: string, { receive }: FeedSink): FeedSink => ({
  receive(message) {
    if (message.type !== 'league' || message.vendor === vendor) receive(message);
  },
});

/** Something that sends messages about matches until it is stopped. */
export interface Feed {
  readonly name: string;
  /** `unfinished`: matches that the book knows and has no result of. */
  start(sink: FeedSink, unfinished: readonly string[]): { stop(): Promise<void> };
}

/** A feed that sends nothing for so long is stopped: its markets are suspended. */
export const silenceMs = 5_000;
