import { inboxLimits, type InboxImage } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { readPicture } from '../../http/picture.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { addImage, dropForgottenImages, imageById } from './inbox-sending.store.ts';

const forgottenAfterMs = 86_400_000;

/** Pictures that operators upload for messages. */
export const createInboxImages = ({ db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>) => ({
  async upload({
    brand,
    image,
  }: {
    readonly brand: string;
    readonly image: string;
  }): Promise<Outcome<InboxImage, 'image-unusable'>> {
    const picture = await readPicture(Buffer.from(image, 'base64'), inboxLimits.imageBytes);
    if (!picture)
      return fail('image-unusable', {
        detail: 'Choose a PNG or JPEG of at most 5 MB.',
        fields: { image: { code: 'invalid' } },
      });
    const id = ids.next('mim');
    await addImage(db.read, { ...picture, id, brand, uploaded_at: clock.now() });
    return done({ id, width: picture.width, height: picture.height });
  },

  /** For operators who may read this brand's messages. */
  byId: (id: string) => imageById(db.read, id),

  /** Deletes pictures that no message took within a day. */
  dropForgotten: () =>
    db.transaction((tx) =>
      dropForgottenImages(tx, new Date(clock.now().getTime() - forgottenAfterMs)),
    ),
});
