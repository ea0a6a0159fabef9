import { call } from '../call.ts';
import type { SupportImageId } from '../ids.ts';
import type { Language } from '../languages.ts';
import type { CaptchaAnswer } from './verification.ts';

export interface SupportImage {
  readonly id: SupportImageId;
  readonly width: number;
  readonly height: number;
}

/** One message of a room. `number` rises by one within the room. */
export interface SupportMessage {
  readonly number: number;
  readonly author: 'member' | 'operator';
  /** Empty if the message has only pictures. */
  readonly text: string;
  readonly images: readonly SupportImage[];
  readonly sentAt: string;
}

/** A part of a conversation, oldest message first. */
export interface SupportMessagePage {
  readonly messages: readonly SupportMessage[];
  readonly hasEarlier: boolean;
}

export interface SupportRoom extends SupportMessagePage {
  /** Closed: support has finished the request. The next message opens the room again. */
  readonly isClosed: boolean;
}

/** The content of a message: text, pictures, or both. */
export interface SupportText {
  readonly text: string;
  readonly images: readonly SupportImageId[];
}

/** What a visitor without an account says; name and contact with the first message. */
export interface VisitorWords extends SupportText {
  readonly name?: string;
  /** A mail address or a phone number: answers go there once the visitor has left. */
  readonly contact?: string;
  readonly language: Language;
  readonly challenge?: string;
  readonly captcha?: CaptchaAnswer;
}

export interface VisitorSupportRoom extends SupportRoom {
  readonly name: string;
  readonly contact: string;
}

/** Open also where the brand is closed: then it is the only way to the desk. */
const visitor = { whileClosed: true } as const;
const member = { audience: 'member' } as const;

export const supportCalls = {
  /** The latest messages, or those before a number. */
  supportRoom: call('GET /wps/support', member).takes<{ before?: number }>().gives<SupportRoom>(),
  supportUnread: call('GET /wps/support/unread', member).gives<{ unread: number }>(),
  sendSupport: call('POST /wps/support', { ...member, once: true })
    .takes<SupportText>()
    .gives<SupportMessage>()
    .fails('image-unusable'),
  /** A picture for a coming message, as base64. */
  supportImage: call('POST /wps/support/images', { ...member, largeBody: true })
    .takes<{ image: string }>()
    .gives<SupportImage>()
    .fails('image-unusable'),
  /** All messages up to this number were read. */
  readSupport: call('PUT /wps/support/read', member).takes<{ number: number }>(),

  /** The room that belongs to this browser's cookie; `null` where there is none. */
  visitorSupport: call('GET /wps/support/visitor', visitor)
    .takes<{ before?: number }>()
    .gives<VisitorSupportRoom | null>(),
  sendVisitorSupport: call('POST /wps/support/visitor', { ...visitor, once: true })
    .takes<VisitorWords>()
    .gives<SupportMessage>()
    .fails('image-unusable', 'challenge-failed', 'captcha-needed', 'wrong-captcha'),
  visitorSupportImage: call('POST /wps/support/visitor/images', { ...visitor, largeBody: true })
    .takes<{ image: string }>()
    .gives<SupportImage>()
    .fails('image-unusable'),
  readVisitorSupport: call('PUT /wps/support/visitor/read', visitor).takes<{ number: number }>(),
};
