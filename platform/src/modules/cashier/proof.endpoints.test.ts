import Fastify from 'fastify';
import sharp from 'sharp';
import type { PermissionScope } from '@croupier/contracts';
import type { Member } from '../identity/index.ts';
import { closing } from '../../testing/index.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';
import { proofEndpoints } from './proof.endpoints.ts';

let payments: PaymentTable;
let owner: Member;
let id: string;

beforeAll(async () => {
  payments = await paymentTable();
  owner = await payments.newMember('0');
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#27a' } });
  const image = (await picture.png().toBuffer()).toString('base64');
  const stored = await payments.cashier.uploadProof(owner, image);
  if (!stored.ok) throw new Error(stored.code);
  id = stored.value.id;
});

async function ask(
  path: string,
  who: { member?: Member; operator?: { reach: PermissionScope } } = {},
) {
  const app = Fastify();
  closing(() => app.close());
  await app.register(
    proofEndpoints(payments.cashier, {
      memberOf: async () => who.member ?? null,
      operatorOf: async () => who.operator ?? null,
    }),
  );
  return app.inject(path);
}

test('the owner gets the image, with headers that forbid shared caches to store it', async () => {
  const answer = await ask(`/wps/cashier/proofs/${id}`, { member: owner });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('private'),
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 8 });
});

test('another member and a visitor get no image; an operator does', async () => {
  const member = await payments.newMember('0');
  expect((await ask(`/wps/cashier/proofs/${id}`, { member })).statusCode).toBe(404);
  expect((await ask(`/wps/cashier/proofs/${id}`)).statusCode).toBe(401);
  expect((await ask(`/ops/cashier/proofs/${id}`, { member: owner })).statusCode).toBe(401);
  const operator = { reach: { 'cashier-review': ['padma'] } };
  const elsewhere = { reach: { 'cashier-review': ['verano'], support: ['padma'] } };
  expect((await ask(`/ops/cashier/proofs/${id}`, { operator: elsewhere })).statusCode).toBe(401);
  expect((await ask(`/ops/cashier/proofs/${id}`, { operator })).statusCode).toBe(200);
  const ofAllBrands = { reach: { 'cashier-review': null } };
  expect((await ask('/ops/cashier/proofs/prf_none', { operator: ofAllBrands })).statusCode).toBe(
    404,
  );
});
