import { supportLimits, type MemberId, type SupportImage } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { readPicture } from '../../http/picture.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { shownImage } from './dialogue.ts';
import { addImage, countImages, dropForgottenImages, imageById } from './images.store.ts';

export interface SupportImages {
  upload(
    member: Member,
    base64: string,
  ): Promise<Outcome<SupportImage, 'image-unusable' | 'too-many-requests'>>;
  /** The bytes for the member who sent it or, as `null`, for an operator, who sees what a message shows. */
  bytes(id: string, owner: MemberId | null): Promise<Buffer | null>;
  /** Drops pictures that no message came to show. */
  dropForgotten(): Promise<void>;
}

const uploadsAtMost = 30;
const perMs = 3_600_000;
const forgottenAfterMs = 86_400_000;

export function createSupportImages(core: Pick<Core, 'db' | 'clock' | 'ids'>): SupportImages {
  const { db, clock, ids } = core;
  return {
    async upload(member, base64) {
      const picture = await readPicture(Buffer.from(base64, 'base64'), supportLimits.imageBytes);
      if (!picture) return unusable;
      const row = {
        ...picture,
        id: ids.next('sim'),
        member_id: member.id,
        uploaded_at: clock.now(),
        number: null,
      };
      const isKept = await db.transaction(async (tx) => {
        const since = new Date(clock.now().getTime() - perMs);
        if ((await countImages(tx, member.id, since)) >= uploadsAtMost) return false;
        await addImage(tx, row);
        return true;
      });
      return isKept ? done(shownImage(row)) : tooMany;
    },

    async bytes(id, owner) {
      const row = await imageById(db.read, id);
      if (!row) return null;
      const isOpen = owner === null ? row.number !== null : row.member_id === owner;
      return isOpen ? row.jpeg : null;
    },

    dropForgotten: () =>
      db.transaction((tx) =>
        dropForgottenImages(tx, new Date(clock.now().getTime() - forgottenAfterMs)),
      ),
  };
}

export const unusable = fail('image-unusable', {
  detail: 'Send a PNG or JPEG of at most 5 MB.',
  fields: { image: { code: 'invalid' } },
});

const tooMany = fail('too-many-requests', {
  detail: 'Try again in an hour.',
  retryAfter: perMs / 1_000,
});
