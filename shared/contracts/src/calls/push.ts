import { call } from '../call.ts';
import type { Language } from '../languages.ts';

/** What a member can be notified of while no page of the site is open. */
export const pushKinds = ['money', 'wins', 'news'] as const;
export type PushKind = (typeof pushKinds)[number];

/** The address of a browser's push service, as `PushSubscription.toJSON()` returns it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser in which the member wants push messages. */
export interface PushBrowser {
  /** SHA-256 of its endpoint in hex, by which a browser recognizes itself. */
  readonly mark: string;
  readonly kinds: readonly PushKind[];
  readonly language: Language;
}

export interface PushSettings {
  /** Public key for a browser's subscription (VAPID), as base64url. */
  readonly key: string;
  readonly browsers: readonly PushBrowser[];
}

/** The content of a push message: the worker shows it unchanged. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Path of the site that a click opens. */
  readonly to: string;
  /** A later message replaces an earlier one with the same tag. */
  readonly tag: string;
}

export const pushCalls = {
  pushSettings: call('GET /wps/push', { audience: 'member' }).gives<PushSettings>(),
  /** Adds this browser, or changes its notification kinds. */
  keepPush: call('PUT /wps/push', { audience: 'member' })
    .takes<PushAddress & { language: Language; kinds: readonly PushKind[] }>()
    .gives<PushSettings>(),
  dropPush: call('DELETE /wps/push/:mark', { audience: 'member' })
    .takes<{ mark: string }>()
    .gives<PushSettings>(),
};
