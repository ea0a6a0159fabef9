import { takeNonce } from '@croupier/provider/nonces';
import type { SigningKey } from '@croupier/provider/signature';
import { onlySigned as onlySignedReads } from '@croupier/provider/signed-reads';
import type { Db } from '../db/connect.ts';

export interface SignedReads {
  readonly db: Db;
  readonly key: SigningKey;
  readonly now: () => Date;
}

/** Accepts a read that the platform signed with the studio's key; answers any other request with 401. */
export const onlySigned = ({ db, key, now }: SignedReads) =>
  onlySignedReads({
    keyOf: (partner) => (partner === key.partner ? key : null),
    takeNonce: (nonce, at) => takeNonce(db.read, { nonce, now: at }),
    now,
  });
