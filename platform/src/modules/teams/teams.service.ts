import { join } from 'node:path';
import type {
  MadeTeamToken,
  ReleaseBegun,
  ReleaseFinished,
  TeamToken,
  TeamTokenId,
} from '@croupier/contracts';
import type { ReleaseTarget } from '@croupier/contracts/release';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { folderObjects, s3Objects } from '../../storage/index.ts';
import { hashOf, type Operator } from '../identity/index.ts';
import type { Registry } from '../registry/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { teamsStore } from './teams.store.ts';
import {
  makeToken,
  notYours,
  revokeToken,
  shown,
  teamOf,
  type NewToken,
  type Team,
} from './tokens.ts';
import { beginUpload, finishUpload, deleteUpload, takeFile, type ArrivedFile } from './uploads.ts';

export interface Teams {
  tokens(): Promise<Outcome<readonly TeamToken[]>>;
  makeToken(input: NewToken, operator: Operator): Promise<Outcome<MadeTeamToken>>;
  revokeToken(id: TeamTokenId, operator: Operator): Promise<Outcome<TeamToken, 'not-found'>>;
  /** The team of a token; `null` for one that is unknown, expired or revoked. */
  byToken(secret: string): Promise<Team | null>;
  target(module: string, team: Team): Promise<Outcome<ReleaseTarget, 'forbidden'>>;
  begin(manifest: string, team: Team): Promise<Outcome<ReleaseBegun, UploadFailure>>;
  takeFile(file: ArrivedFile, team: Team): Promise<Outcome<null, UploadFailure>>;
  finish(upload: string, team: Team): Promise<Outcome<ReleaseFinished, UploadFailure>>;
  /** Adds the demo token, which never expires; an existing one is not changed. */
  enrolDemo(secret: string): Promise<void>;
  /** Deletes uploads that were not finished within a day. */
  tidy(): Promise<void>;
}

type UploadFailure = 'release-refused' | 'forbidden' | 'not-found';

export function createTeams(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'random' | 'config'>,
  { registry }: { readonly registry: Registry },
): Teams {
  const store = teamsStore(core.db.read);
  const { storage, dataDir } = core.config;
  const objects = storage ? s3Objects(storage) : folderObjects(join(dataDir, 'objects'));
  const uses = { store, registry, core, objects };

  return {
    async tokens() {
      const now = core.clock.now();
      return done((await store.tokens()).map((row) => shown(row, now)));
    },
    makeToken: async (input, operator) => done(await makeToken(input, operator, uses)),
    revokeToken: (id, operator) => revokeToken(id, operator, uses),
    byToken: (secret) => teamOf(secret, uses),

    async target(module, team) {
      return team.mayRelease(module)
        ? done(await registry.releaseTarget(module))
        : notYours(module);
    },

    begin: (manifest, team) => beginUpload(manifest, team, uses),
    takeFile: (file, team) => takeFile(file, team, uses),
    finish: (upload, team) => finishUpload(upload, team, uses),

    async enrolDemo(secret) {
      await store.addToken(core.db.read, {
        id: core.ids.next('ttk'),
        team: 'demo',
        modules: 'mfe-*',
        hash: hashOf(secret),
        made_by: 'demo',
        made_at: core.clock.now(),
        expires_at: null,
        last_used_at: null,
        revoked_at: null,
      });
    },

    async tidy() {
      const dayAgo = dayjs.utc(core.clock.now()).subtract(1, 'day').toDate();
      for (const upload of await store.uploadsBefore(dayAgo)) await deleteUpload(upload, uses);
    },
  };
}
