import type { BannerGroup } from '../banner-groups.ts';
import { call } from '../call.ts';
import type {
  BannerId,
  GameId,
  MemberId,
  NoticeId,
  FeedbackId,
  PromotionId,
  SupportImageId,
} from '../ids.ts';
import type { Language } from '../languages.ts';
import type { RichText } from '../rich-text.ts';
import type { HelpEntry } from './site.ts';
import type { SupportImage } from './support.ts';

export const linkageTypes = ['path', 'game', 'promotion', 'url'] as const;
export type LinkageType = (typeof linkageTypes)[number];

/** Where a banner leads. */
export type Linkage =
  /** A page of the site, with its query and hash: `/rng?page=hot`. */
  | { readonly linkageType: 'path'; readonly path: string }
  /** A game; a visitor is asked to sign in first. */
  | { readonly linkageType: 'game'; readonly nodeId: GameId }
  /** The page of a promotion. */
  | { readonly linkageType: 'promotion'; readonly promotionId: PromotionId }
  /** Another site, by https, in a new tab. */
  | { readonly linkageType: 'url'; readonly url: string };

export interface BannerWords {
  readonly title: string;
  readonly text: string;
  /** The button's text; empty if the banner leads nowhere. */
  readonly action: string;
}

export interface Banner extends BannerWords {
  readonly bannerId: BannerId;
  readonly groupName: BannerGroup;
  /** The picture is generated from this text: the same text gives the same picture. */
  readonly art: string;
  /** `null`: the banner is not clickable. */
  readonly linkage: Linkage | null;
}

/**
 * How a notice is shown; all are on the notice page. B: the bar above the banners. PL: a pop-up after
 * sign-in. PU: a pop-up for every visitor. PR: the bar above promotions and the points mall. H: the notice
 * page only.
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

export interface NoticeTitle {
  readonly id: NoticeId;
  readonly title: string;
}

export interface Notice extends NoticeTitle {
  readonly content: RichText;
  readonly types: readonly AnnouncementType[];
  readonly startsAt: string;
}

export interface NoticeList {
  readonly list: readonly Notice[];
  readonly totalPages: number;
}

/** The content between header and page. */
export interface PageContent {
  readonly group: BannerGroup;
  readonly language: Language;
  readonly banners: readonly Banner[];
  /** Notices of the bar. */
  readonly notices: readonly NoticeTitle[];
  /** Notices that pop up for every visitor. */
  readonly popups: readonly NoticeId[];
}

/** Specification §5: the message states its bounds. */
export const feedbackLength = { min: 10, max: 1_000 } as const;
/** What a signed-in player says about the site: shorter, with pictures. Specification §5 and §9. */
export const playerRemarkLength = 140;
export const visitorTopics = ['affiliate', 'agent', 'other'] as const;
export const feedbackTopics = [...visitorTopics, 'player'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

export interface FeedbackInput {
  readonly topic: FeedbackTopic;
  /** Left out by a signed-in player, whose user name it is then. */
  readonly name?: string;
  /** A mail address or a phone number, as the writer wishes to be answered; a signed-in player is answered in the chat. */
  readonly contact?: string;
  readonly message: string;
  /** Of a signed-in player; uploaded as pictures for the desk are. */
  readonly images?: readonly SupportImageId[];
}

/** By language; the brand's own language is required, and replaces missing ones. */
export type InLanguages<Words> = Partial<Readonly<Record<Language, Words>>>;

/** Display period; `endsAt` is the first moment without display. */
export interface Showing {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** A banner as edited by operators. */
export interface BannerDraft extends Showing {
  readonly groupName: BannerGroup;
  readonly enabled: boolean;
  readonly art: string;
  readonly linkage: Linkage | null;
  readonly words: InLanguages<BannerWords>;
}

export interface AdminBanner extends BannerDraft {
  readonly bannerId: BannerId;
  /** Rises with each change; a change sends it back, so that two operators do not overwrite each other. */
  readonly revision: number;
}

export interface NoticeWords {
  readonly title: string;
  /** HTML as written; readers get a sanitized version. */
  readonly content: string;
}

export interface NoticeDraft extends Showing {
  readonly types: readonly AnnouncementType[];
  readonly words: InLanguages<NoticeWords>;
}

export interface AdminNotice extends NoticeDraft {
  readonly id: NoticeId;
  readonly isPublished: boolean;
  readonly revision: number;
}

export interface AdminHelpEntry {
  readonly slug: string;
  readonly words: InLanguages<NoticeWords>;
  readonly revision: number;
}

export interface AdminFeedback extends Omit<FeedbackInput, 'images'> {
  readonly images: readonly SupportImage[];
  readonly name: string;
  readonly contact: string;
  readonly id: FeedbackId;
  readonly brand: string;
  readonly memberId: MemberId | null;
  readonly madeAt: string;
  /** Who handled it, and when; `null`: open. */
  readonly settled: { readonly by: string; readonly at: string } | null;
}

/** The revision that an operator saw, and the reason for the change. */
export interface EditContext {
  readonly brand: string;
  readonly revision: number;
  readonly note: string;
}

export const contentCalls = {
  announcements: call('GET /wps/relay/MCSFE_getListAnnouncements')
    .takes<{
      /** Notice types, such as `B,PL,PU,PR,H`. */
      types: string;
      platform: 'W';
      /** The type to show; omitted: all types. */
      execution?: AnnouncementType;
      language: Language;
      pageNo?: number;
      pageSize?: number;
    }>()
    .gives<NoticeList>(),
  pageContent: call('GET /wps/content/page')
    .takes<{ group: BannerGroup; language: Language }>()
    .gives<PageContent>(),
  /** Answers while the brand is closed, too: its page for help stays open. */
  helpCenter: call('GET /wps/system/helpCenter', { whileClosed: true })
    .takes<{ language: Language }>()
    .gives<readonly HelpEntry[]>(),
  feedback: call('PUT /wps/feedback', { once: true })
    .takes<FeedbackInput>()
    .fails('image-unusable'),
};
