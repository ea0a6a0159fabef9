import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { proofLimits, type MemberId, type ProofId, type ProofImage } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { readPicture } from '../../http/picture.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { shownProof } from './proof-image.ts';
import {
  countProofs,
  insertProof,
  lockUsableProofs,
  proofById,
  takeAbandonedProofs,
  attachProofs,
  detachProofs,
  type ProofSubject,
} from './proofs.store.ts';

export type UploadFailure = 'image-unusable' | 'too-many-requests';

const uploadsAtMost = 30;
const forgottenAfterDays = 1;

/** Stores an image: the file before the row, so that no row refers to a missing file. */
export async function uploadProof(
  core: Core,
  member: Member,
  base64: string,
): Promise<Outcome<ProofImage, UploadFailure>> {
  const picture = await readPicture(Buffer.from(base64, 'base64'), proofLimits.imageBytes);
  if (!picture)
    return fail('image-unusable', {
      detail: 'Send a PNG or JPEG of at most 5 MB.',
      fields: { image: { code: 'invalid' } },
    });
  const now = core.clock.now();
  const id = core.ids.next('prf');
  const { width, height, jpeg } = picture;
  await storeFile(core, id, jpeg);
  const row = {
    id,
    member_id: member.id,
    width,
    height,
    bytes: jpeg.length,
    uploaded_at: now,
    subject: null,
  };
  const isKept = await core.db.transaction(async (tx) => {
    const recent = await countProofs(tx, member.id, dayjs.utc(now).subtract(1, 'hour').toDate());
    if (recent >= uploadsAtMost) return false;
    await insertProof(tx, row);
    return true;
  });
  if (isKept) return done(shownProof(row));
  await rm(pathOf(core, id), { force: true });
  return fail('too-many-requests', { detail: 'Try again in an hour.', retryAfter: 3_600 });
}

/** The bytes of an image, for the member who uploaded it or (`null`) for an operator. */
export async function proofBytes(
  core: Core,
  id: string,
  owner: MemberId | null,
): Promise<Buffer | null> {
  const row = await proofById(core.db.read, id);
  if (!row || (owner !== null && row.member_id !== owner)) return null;
  return readFile(pathOf(core, row.id));
}

/**
 * Attaches exactly these images of a member to their subject. `false`, with nothing written, if the member
 * may not attach one of them.
 */
export async function attachAll(
  tx: Tx,
  member: MemberId,
  { ids, subject }: { ids: readonly ProofId[]; subject: ProofSubject },
): Promise<boolean> {
  const usable = await lockUsableProofs(tx, { member, ids, subject });
  if (usable.length < new Set(ids).size) return false;
  await detachProofs(tx, subject);
  await attachProofs(tx, { ids: usable, subject });
  return true;
}

/** Deletes images that were uploaded and never attached. */
export async function dropAbandonedProofs(core: Core): Promise<void> {
  const before = dayjs.utc(core.clock.now()).subtract(forgottenAfterDays, 'day').toDate();
  const ids = await core.db.transaction((tx) => takeAbandonedProofs(tx, before));
  for (const id of ids) await rm(pathOf(core, id), { force: true });
}

async function storeFile(core: Core, id: ProofId, bytes: Buffer): Promise<void> {
  const path = pathOf(core, id);
  await mkdir(folderOf(core), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.draft`, bytes, { mode: 0o600 });
  await rename(`${path}.draft`, path);
}

const folderOf = ({ config }: Core) => join(config.dataDir, 'proofs');
const pathOf = (core: Core, id: ProofId) => join(folderOf(core), `${id}.jpg`);
