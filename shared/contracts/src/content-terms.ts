import type { Language } from './languages.ts';

export const linkageTypes = ['path', 'game', 'promotion', 'url'] as const;
export type LinkageType = (typeof linkageTypes)[number];

/**
 * How a notice is shown; all are on the notice page. B: the bar above the banners. PL: a pop-up after
 * sign-in. PU: a pop-up for every visitor. PR: the bar above promotions and the points mall. H: the notice
 * page only.
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** With `AG`, the announcements of the agent centre. A notice of this type alone is for agents only. */
export const noticeTypes = [...announcementTypes, 'AG'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Specification §5: the message states its bounds. */
export const feedbackLength = { min: 10, max: 1_000 } as const;
/** What a signed-in player says about the site: shorter, with pictures. Specification §5 and §9. */
export const playerRemarkLength = 140;
export const visitorTopics = ['affiliate', 'agent', 'other'] as const;
export const feedbackTopics = [...visitorTopics, 'player'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

/** By language; the brand's own language is required, and replaces missing ones. */
export type InLanguages<Words> = Partial<Readonly<Record<Language, Words>>>;
