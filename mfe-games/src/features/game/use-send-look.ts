import { useEvent } from '@croupier/bus';
import type { HostMessage, Theme } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Sends the page's theme and language to the game in a frame when it is ready, and when they change. Only a page of the
 * launch origin can read the message. `address`: `null` until the game is ready.
 */
export function useSendLook(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
): void {
  const { language } = useTexts('mfe-games');

  function send(theme: Theme): void {
    if (address === null) return;
    const message: HostMessage = { type: 'host.look', theme, language };
    frame.current?.contentWindow?.postMessage(message, new URL(address).origin);
  }
  useEvent('theme.changed', send);
  const sendShown = useEffectEvent(() => send(shownTheme(frame.current)));
  useEffect(() => sendShown(), [address, language]);
}

/** The theme of the document, or of the element that an embedded module is in. */
const shownTheme = (element: Element | null): Theme =>
  element?.closest('[data-theme]')?.getAttribute('data-theme') === 'light' ? 'light' : 'dark';
