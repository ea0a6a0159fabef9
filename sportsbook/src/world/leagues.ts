import type { Localized } from '@croupier/contracts';
import type { Sport } from '../feed/feed.ts';
import type { Region } from './names.ts';

/** A virtual league. Teams, players and matches follow from the world's seed. */
export interface LeaguePlan {
  readonly code: string;
  readonly vendor: Vendor;
  readonly sport: Sport;
  readonly name: Localized;
  readonly region: Region;
  readonly teams: number;
  /** How much later than the others its rounds begin. */
  readonly offsetMs: number;
  /** Rounds that win a map; a series only. */
  readonly raceTo: number;
  /** Which stakes its matches take. */
  readonly tier: Tier;
}

/** The larger a competition, the larger the stakes on it. */
export const tiers = ['top', 'middle', 'small'] as const;
export type Tier = (typeof tiers)[number];

/** The partner codes of the book: football, and two vendors of esports. */
export const vendors = ['fb', 'tf', 'ia'] as const;
export type Vendor = (typeof vendors)[number];
export const isVendor = (text: string): text is Vendor => vendors.some((vendor) => vendor === text);

/** Every league plays a round in this time; a match takes two thirds of it. */
export const roundMs = 360_000;

const quarter = roundMs / 4;

export const leaguePlans: readonly LeaguePlan[] = [
  {
    code: 'padma-premier',
    vendor: 'fb',
    sport: 'football',
    name: {
      en: 'Padma Premier League',
      bn: 'পদ্মা প্রিমিয়ার লিগ',
      es: 'Padma Premier League',
      ar: 'دوري بادما الممتاز',
    },
    region: 'padma',
    teams: 12,
    offsetMs: 0,
    raceTo: 0,
    tier: 'top',
  },
  {
    code: 'liga-verano',
    vendor: 'fb',
    sport: 'football',
    name: { en: 'Liga Verano', bn: 'লিগা ভেরানো', es: 'Liga Verano', ar: 'ليغا فيرانو' },
    region: 'verano',
    teams: 12,
    offsetMs: quarter,
    raceTo: 0,
    tier: 'middle',
  },
  {
    code: 'levant-cup',
    vendor: 'fb',
    sport: 'football',
    name: {
      en: 'Levant Super League',
      bn: 'লেভান্ত সুপার লিগ',
      es: 'Superliga de Levante',
      ar: 'دوري المشرق الممتاز',
    },
    region: 'levant',
    teams: 12,
    offsetMs: 2 * quarter,
    raceTo: 0,
    tier: 'top',
  },
  {
    code: 'north-championship',
    vendor: 'fb',
    sport: 'football',
    name: {
      en: 'Northern Championship',
      bn: 'নর্দার্ন চ্যাম্পিয়নশিপ',
      es: 'Campeonato del Norte',
      ar: 'بطولة الشمال',
    },
    region: 'north',
    teams: 12,
    offsetMs: 3 * quarter,
    raceTo: 0,
    tier: 'small',
  },
  {
    code: 'tf-masters',
    vendor: 'tf',
    sport: 'series',
    name: {
      en: 'Tactical Five Masters',
      bn: 'ট্যাকটিক্যাল ফাইভ মাস্টার্স',
      es: 'Tactical Five Masters',
      ar: 'أساتذة تاكتيكال فايف',
    },
    region: 'north',
    teams: 8,
    offsetMs: quarter,
    raceTo: 13,
    tier: 'top',
  },
  {
    code: 'tf-rising',
    vendor: 'tf',
    sport: 'series',
    name: {
      en: 'Tactical Five Rising',
      bn: 'ট্যাকটিক্যাল ফাইভ রাইজিং',
      es: 'Tactical Five Promesas',
      ar: 'صاعدو تاكتيكال فايف',
    },
    region: 'verano',
    teams: 8,
    offsetMs: 3 * quarter,
    raceTo: 13,
    tier: 'small',
  },
  {
    code: 'ia-arena',
    vendor: 'ia',
    sport: 'series',
    name: {
      en: 'Arena of Lanes Invitational',
      bn: 'অ্যারেনা অব লেনস ইনভিটেশনাল',
      es: 'Arena de Líneas Invitational',
      ar: 'دعوة ساحة المسارات',
    },
    region: 'levant',
    teams: 8,
    offsetMs: 0,
    raceTo: 9,
    tier: 'middle',
  },
  {
    code: 'ia-legends',
    vendor: 'ia',
    sport: 'series',
    name: {
      en: 'Arena Legends Circuit',
      bn: 'অ্যারেনা লেজেন্ডস সার্কিট',
      es: 'Circuito Leyendas de la Arena',
      ar: 'حلبة أساطير الساحة',
    },
    region: 'padma',
    teams: 8,
    offsetMs: 2 * quarter,
    raceTo: 9,
    tier: 'small',
  },
];

export function leaguePlan(code: string): LeaguePlan | null {
  return leaguePlans.find((plan) => plan.code === code) ?? null;
}
