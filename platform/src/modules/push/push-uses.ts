import type { Brands } from '../brands/index.ts';
import type { Content } from '../content/index.ts';
import type { Protection } from '../protection/index.ts';

export interface PushUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly content: Pick<Content, 'noticeTitle'>;
  readonly protection: Pick<Protection, 'isAway'>;
}
