import { proofLimits, type ProofId } from '@croupier/contracts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Member } from '../identity/index.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';

let payments: PaymentTable;
let member: Member;

beforeAll(async () => {
  payments = await paymentTable();
});
beforeEach(async () => {
  member = await payments.newMember('0');
});

const canvas = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } });

const upload = (bytes: Buffer, holder = member) =>
  payments.cashier.uploadProof(holder, bytes.toString('base64'));

async function uploaded(holder = member): Promise<ProofId> {
  const answer = await upload(await canvas().png().toBuffer(), holder);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.id;
}

test('an image is stored without camera metadata', async () => {
  const exif = { IFD0: { Copyright: 'Rahim, 23 Lake Road' } };
  const photo = await canvas().withExif(exif).jpeg().toBuffer();
  expect(photo.includes('Lake Road')).toBe(true);
  const answer = await upload(photo);
  if (!answer.ok) throw new Error(answer.code);
  expect(answer.value).toMatchObject({ width: 60, height: 40 });
  const stored = await payments.cashier.proofBytes(answer.value.id, member.id);
  expect(stored?.includes('Lake Road')).toBe(false);
  expect(await sharp(stored ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg' });
});

test('an image is rotated to its camera orientation and shrunk if it is too large', async () => {
  const turned = await canvas(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await upload(turned)).toMatchObject({ value: { width: 40, height: 60 } });
  const huge = await canvas(4_800, 1_200).png().toBuffer();
  expect(await upload(huge)).toMatchObject({ value: { width: 2_400, height: 600 } });
});

test.each([
  ['a page that calls itself a picture', async () => Buffer.from('<svg onload="alert(1)"/>')],
  ['another kind of picture', () => canvas().webp().toBuffer()],
  ['a picture that breaks off', async () => (await canvas().png().toBuffer()).subarray(0, 60)],
  [
    'a file with a picture’s first bytes alone',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]),
  ],
  [
    'a file of more than 5 MB',
    async () =>
      Buffer.concat([await canvas().jpeg().toBuffer(), Buffer.alloc(proofLimits.imageBytes)]),
  ],
])('%s is refused, and nothing is kept', async (_, made) => {
  const folder = join(payments.core.config.dataDir, 'proofs');
  const count = async () => (await readdir(folder).catch(() => [])).length;
  const before = await count();
  expect(await upload(await made())).toMatchObject({ code: 'image-unusable' });
  expect(await count()).toBe(before);
});

test('only the owner and operators can read an image', async () => {
  const id = await uploaded();
  const stranger = await payments.newMember('0');
  expect(await payments.cashier.proofBytes(id, stranger.id)).toBeNull();
  expect(await payments.cashier.proofBytes(id, null)).toBeInstanceOf(Buffer);
  expect(await payments.cashier.proofBytes('../../etc/passwd', null)).toBeNull();
});

test('a member cannot attach another member’s image, and the earlier proof remains', async () => {
  const asked = await payments.request(member, { method: 'bank-sandbox', amount: '5000' });
  if (!asked.ok) throw new Error(asked.code);
  const prove = (images: ProofId[]) =>
    payments.cashier.prove(member, {
      id: asked.value.id,
      bankReference: 'TT-1',
      remark: '',
      images,
    });
  const own = await uploaded();
  expect(await prove([own])).toMatchObject({ value: { proof: { images: [{ id: own }] } } });
  const foreign = await uploaded(await payments.newMember('0'));
  expect(await prove([foreign])).toMatchObject({ code: 'image-unusable' });
  expect(await payments.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ proof: { images: [{ id: own }] } }] },
  });
  const other = await uploaded();
  expect(await prove([other])).toMatchObject({ value: { proof: { images: [{ id: other }] } } });
});

test('an image that is not attached is deleted after a day', async () => {
  const id = await uploaded();
  payments.core.clock.advance(86_400_001);
  await payments.cashier.dropForgottenProofs();
  expect(await payments.cashier.proofBytes(id, member.id)).toBeNull();
});

test('the number of uploads per hour is limited', async () => {
  const picture = await canvas(4, 4).png().toBuffer();
  for (let count = 0; count < 30; count += 1) await upload(picture);
  expect(await upload(picture)).toMatchObject({ code: 'too-many-requests' });
  payments.core.clock.advance(3_600_001);
  expect(await upload(picture)).toMatchObject({ ok: true });
});
