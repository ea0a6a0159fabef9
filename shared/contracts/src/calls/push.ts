import { call } from '../call.ts';
import type { Language } from '../languages.ts';

/** What a member may be told of while no page of the site is open. */
export const pushKinds = ['money', 'wins', 'news'] as const;
export type PushKind = (typeof pushKinds)[number];

/** How a browser's push service is reached, as `PushSubscription.toJSON()` gives it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser that the member asked to be told in. */
export interface PushBrowser {
  /** SHA-256 of its endpoint in hex, by which the browser knows itself. */
  readonly mark: string;
  readonly kinds: readonly PushKind[];
  readonly language: Language;
}

export interface PushSettings {
  /** Public key that a browser subscribes with (VAPID), as base64url. */
  readonly key: string;
  readonly browsers: readonly PushBrowser[];
}

/** What a push message holds: the worker shows it as it is. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Path of the site that a click leads to. */
  readonly to: string;
  /** A later letter takes the place of an earlier one that has the same. */
  readonly tag: string;
}

export const pushCalls = {
  pushSettings: call('GET /wps/push', { audience: 'member' }).gives<PushSettings>(),
  /** Adds this browser, or changes what it is told of. */
  keepPush: call('PUT /wps/push', { audience: 'member' })
    .takes<PushAddress & { language: Language; kinds: readonly PushKind[] }>()
    .gives<PushSettings>(),
  dropPush: call('DELETE /wps/push/:mark', { audience: 'member' })
    .takes<{ mark: string }>()
    .gives<PushSettings>(),
};
