import type {
  AnnouncementType,
  BannerDraft,
  BannerGroup,
  BannerId,
  InLanguages,
  BannerWords,
  FeedbackId,
  FeedbackTopic,
  Language,
  Linkage,
  MemberId,
  NoticeId,
  NoticeWords,
} from '@croupier/contracts';
import type { ColumnType, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface ContentTables {
  banners: {
    readonly id: BannerId;
    readonly brand: string;
    readonly group_name: BannerGroup;
    readonly position: number;
    readonly enabled: boolean;
    readonly art: BannerDraft['art'];
    readonly linkage: ColumnType<Linkage | null, string | null, string | null>;
    readonly words: ColumnType<InLanguages<BannerWords>, string, string>;
    readonly starts_at: Date;
    readonly ends_at: Date | null;
    readonly revision: number;
    readonly removed_at: ColumnType<Date | null, never, Date | null>;
  };
  notices: {
    readonly id: NoticeId;
    readonly brand: string;
    readonly types: ColumnType<AnnouncementType[], readonly AnnouncementType[]>;
    readonly words: ColumnType<InLanguages<NoticeWords>, string, string>;
    readonly starts_at: Date;
    readonly ends_at: Date | null;
    readonly is_published: boolean;
    readonly is_announced: boolean;
    readonly revision: number;
    readonly removed_at: ColumnType<Date | null, never, Date | null>;
  };
  help_entries: {
    readonly brand: string;
    readonly language: Language;
    readonly slug: string;
    readonly title: string;
    readonly content: string;
    readonly position: number;
    readonly revision: ColumnType<number, number | undefined>;
    readonly removed_at: ColumnType<Date | null, never, Date | null>;
  };
  feedback: {
    readonly id: FeedbackId;
    readonly brand: string;
    readonly member_id: MemberId | null;
    readonly topic: FeedbackTopic;
    readonly name: string;
    readonly contact: string;
    readonly message: string;
    readonly idempotency_key: string;
    readonly made_at: Date;
    readonly settled_by: string | null;
    readonly settled_at: Date | null;
  };
}

export type BannerRow = Selectable<ContentTables['banners']>;
export type NoticeRow = Selectable<ContentTables['notices']>;
export type HelpRow = Selectable<ContentTables['help_entries']>;
/** Operators see only this many of the latest removed items. */
export const mostRemoved = 50;
/** Texts of a help entry in one language. */
export type HelpWords = Omit<HelpRow, 'revision' | 'removed_at'>;
export type FeedbackRow = Selectable<ContentTables['feedback']>;

/** Content of all brands that visitors can see now or later; few rows, which every page needs. */
export function contentStore(read: Kysely<Tables>) {
  return {
    banners: (now: Date): Promise<BannerRow[]> =>
      read
        .selectFrom('banners')
        .selectAll()
        .where('enabled', '=', true)
        .where('removed_at', 'is', null)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .orderBy('position')
        .orderBy('id')
        .execute(),

    notices: (now: Date): Promise<NoticeRow[]> =>
      read
        .selectFrom('notices')
        .selectAll()
        .where('is_published', '=', true)
        .where('removed_at', 'is', null)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .orderBy('starts_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    notice: (id: NoticeId): Promise<NoticeRow | undefined> =>
      read
        .selectFrom('notices')
        .selectAll()
        .where('id', '=', id)
        .where('is_published', '=', true)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),

    helpEntries: (brand: string, language: Language) =>
      read
        .selectFrom('help_entries')
        .select(['slug', 'title', 'content'])
        .where('brand', '=', brand)
        .where('language', '=', language)
        .where('removed_at', 'is', null)
        .orderBy('position')
        .orderBy('slug')
        .execute(),
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
