import { createHash } from 'node:crypto';
import type { InputOf, PushSettings, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createSecretBox } from '../../secret-box.ts';
import type { MemberRecord } from '../identity/index.ts';
import { pushAddressLabel, createPushMessages } from './push-messages.ts';
import { pushGateway } from './push-gateway.ts';
import { isPushEndpoint } from './push-services.ts';
import { browsersOf, dropBrowsers, saveBrowser, type BrowserRow } from './push.store.ts';
import { vapidKeys } from './vapid.ts';
import type { PushUses } from './push-uses.ts';

type Member = Pick<MemberRecord, 'id' | 'brand'>;

/** Push notifications to members without an open page, in the browsers that subscribed. */
export interface Push extends ReturnType<typeof createPushMessages> {
  settings(member: Member): Promise<PushSettings>;
  /** Adds a browser, or changes its kinds of notifications. */
  keep(
    member: Member,
    input: InputOf<typeof calls.savePushBrowser>,
  ): Promise<Outcome<PushSettings, 'invalid-input'>>;
  drop(member: Member, mark: string): Promise<PushSettings>;
}

/** More than any member needs; a new browser replaces the one stored longest ago. */
const mostBrowsers = 12;

export function createPush(core: Core, uses: PushUses): Push {
  const { config, db, clock, ids, random } = core;
  const box = createSecretBox(config.keysSecret, random);
  const keys = vapidKeys(box);
  const gateway = pushGateway({ keys, subject: subjectOf(config.publicOrigin) });

  async function settings({ id }: Member): Promise<PushSettings> {
    const rows = await browsersOf(db.read, id);
    return { key: keys.publicKey, browsers: rows.map(viewOf) };
  }

  return {
    ...createPushMessages(core, { ...uses, box, gateway }),
    settings,

    async keep(member, { endpoint, keys: own, language, kinds }) {
      if (!isPushEndpoint(endpoint, config.outside.pushServices)) return noService;
      await db.transaction(async (tx) => {
        await saveBrowser(tx, {
          id: ids.next('psh'),
          member_id: member.id,
          brand: member.brand,
          mark: markOf(endpoint),
          locked_address: box.encrypt(pushAddressLabel, JSON.stringify({ endpoint, keys: own })),
          language,
          kinds: [...kinds],
          kept_at: clock.now(),
        });
        const over = (await browsersOf(tx, member.id)).slice(mostBrowsers);
        await dropBrowsers(tx, { ids: over.map(({ id }) => id) });
      });
      return done(await settings(member));
    },

    async drop(member, mark) {
      const own = (await browsersOf(db.read, member.id)).filter((row) => row.mark === mark);
      await dropBrowsers(db.read, { ids: own.map(({ id }) => id) });
      return settings(member);
    },
  };
}

const noService = fail('invalid-input', {
  detail: 'Messages leave by the push services of browsers alone: use the address that yours gave.',
});

const markOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** Push services require a web address with TLS, or a mail address. */
const subjectOf = (origin: string) =>
  origin.startsWith('https:') ? origin : `mailto:operators@${new URL(origin).hostname}`;

const viewOf = ({ mark, kinds, language }: BrowserRow) => ({ mark, kinds, language });
