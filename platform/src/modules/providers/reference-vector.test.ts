import { checkSignature } from '../../http/signature.ts';

const body =
  '{"token":"t-1","user":"u-42","transaction_uuid":"16d2dcfe-b89e-11e7-854a-58404eea6d16","request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af","round":"R-1","round_closed":false,"currency":"PHP","amount":"1000000","game_code":"demo_slot"}';

test('the wallet accepts the signature of the protocol’s published example, byte for byte only', () => {
  const request = { method: 'POST', path: '/wallet/v1/bet', body } as const;
  const headers = {
    'x-partner-id': 'acme',
    'x-key-id': 'k2',
    'x-timestamp': '1767225600',
    'x-nonce': '7f1b3c',
    'x-signature': '916da14aa8e4fedab4cb07b4cb8f17923f947e1be4f19b2d7119c78b5a903571',
  };
  const options = { now: new Date(1_767_225_600_000), secretOf: () => 'test-secret-1' };
  expect(Buffer.byteLength(body)).toBe(236);
  expect(checkSignature(request, headers, options)).toMatchObject({
    ok: true,
    partner: 'acme',
    nonce: '7f1b3c',
  });
  expect(checkSignature({ ...request, body: `${body} ` }, headers, options)).toMatchObject({
    ok: false,
    error: 'signature',
  });
});
