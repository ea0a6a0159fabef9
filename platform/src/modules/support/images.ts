import {
  supportLimits,
  type FeedbackId,
  type MemberId,
  type SupportImage,
  type SupportImageId,
  type SupportRoomId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { readPicture } from '../../http/picture.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { shownImage } from './dialogue.ts';
import {
  addImage,
  countImages,
  countImagesFrom,
  dropForgottenImages,
  imageById,
  imagesOfFeedback,
  lockFreshImages,
  attachToFeedback,
} from './images.store.ts';

/** Whose picture it is: of a room, and of an address where the room is a visitor's. */
export interface Uploader {
  readonly room: SupportRoomId;
  readonly ip: string | null;
}

export interface SupportImages {
  upload(
    uploader: Uploader,
    base64: string,
  ): Promise<Outcome<SupportImage, 'image-unusable' | 'too-many-requests'>>;
  /** The bytes for the room that it was sent in or, as `null`, for an operator, who sees what a message shows. */
  bytes(id: string, room: SupportRoomId | null): Promise<Buffer | null>;
  /** Ties fresh pictures of a member to their feedback; `false` where one is not theirs, or shown already. */
  keepFor(
    tx: Tx,
    stored: {
      readonly member: MemberId;
      readonly ids: readonly SupportImageId[];
      readonly feedback: FeedbackId;
    },
  ): Promise<boolean>;
  ofFeedback(
    feedback: readonly FeedbackId[],
    tx?: Tx,
  ): Promise<ReadonlyMap<FeedbackId, readonly SupportImage[]>>;
  /** Deletes images that no message shows. */
  dropForgotten(): Promise<void>;
}

const uploadsAtMost = 30;
/** A visitor has a new room with each new cookie: all at one address are counted together. */
const uploadsOfAddress = 30;
const forgottenAfterDays = 1;

export function createSupportImages(core: Pick<Core, 'db' | 'clock' | 'ids'>): SupportImages {
  const { db, clock, ids } = core;
  return {
    async upload({ room, ip }, base64) {
      const picture = await readPicture(Buffer.from(base64, 'base64'), supportLimits.imageBytes);
      if (!picture) return unusable;
      const row = {
        ...picture,
        id: ids.next('sim'),
        room_id: room,
        ip,
        feedback_id: null,
        uploaded_at: clock.now(),
        number: null,
      };
      const isKept = await db.transaction(async (tx) => {
        const since = dayjs.utc(clock.now()).subtract(1, 'hour').toDate();
        if ((await countImages(tx, room, since)) >= uploadsAtMost) return false;
        if (ip !== null && (await countImagesFrom(tx, ip, since)) >= uploadsOfAddress) return false;
        await addImage(tx, row);
        return true;
      });
      return isKept ? done(shownImage(row)) : tooMany;
    },

    async bytes(id, room) {
      const row = await imageById(db.read, id);
      if (!row) return null;
      const isShown = row.number !== null || row.feedback_id !== null;
      const isOpen = room === null ? isShown : row.room_id === room;
      return isOpen ? row.jpeg : null;
    },

    async keepFor(tx, { member, ids: wanted, feedback }) {
      const fresh = await lockFreshImages(tx, { room: member, ids: wanted });
      if (fresh.length < new Set(wanted).size) return false;
      await attachToFeedback(tx, fresh, feedback);
      return true;
    },

    async ofFeedback(feedback, tx) {
      const rows = await imagesOfFeedback(tx ?? db.read, feedback);
      return new Map(
        feedback.map((id) => [
          id,
          rows
            .filter(({ feedback_id }) => feedback_id === id)
            .map(({ id: image, width, height }) => ({ id: image, width, height })),
        ]),
      );
    },

    dropForgotten: () =>
      db.transaction((tx) =>
        dropForgottenImages(
          tx,
          dayjs.utc(clock.now()).subtract(forgottenAfterDays, 'day').toDate(),
        ),
      ),
  };
}

export const unusable = fail('image-unusable', {
  detail: 'Send a PNG or JPEG of at most 5 MB.',
  fields: { image: { code: 'invalid' } },
});

const tooMany = fail('too-many-requests', {
  detail: 'Try again in an hour.',
  retryAfter: 3_600,
});
