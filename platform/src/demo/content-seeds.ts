import type {
  BannerGroup,
  Linkage,
  InLanguages,
  BannerWords,
  NoticeType,
  NoticeWords,
} from '@croupier/contracts';

export interface BannerSeed {
  readonly id: string;
  readonly groupName: BannerGroup;
  readonly art: string;
  readonly linkage: Linkage | null;
  readonly words: InLanguages<BannerWords>;
}

export interface NoticeSeed {
  readonly id: string;
  readonly types: readonly NoticeType[];
  readonly words: InLanguages<NoticeWords>;
}
