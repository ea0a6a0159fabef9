import type { PushKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFailureText, useToast } from '@croupier/ui';
import { useCallback, useEffect, useState } from 'react';
import { useDropPush, useSubscribePush, useInvalidatePush } from '../../api/push.ts';
import {
  ownMark,
  pushSupport,
  subscribe,
  unsubscribe,
  waitForWorker,
  type PushSupport,
} from '../../lib/push-browser.ts';

interface BrowserPush {
  readonly support: PushSupport;
  /** The platform's id of this browser; `null` while it has no subscription. */
  readonly mark: string | null;
}

/**
 * The push notifications that this browser supports, and a function to change them; `null` until the browser
 * has answered.
 */
export function useBrowserPush() {
  const [here, setHere] = useState<BrowserPush | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { language } = useTexts('mfe-member');
  const subscription = useSubscribePush();
  const unsubscription = useDropPush();
  const reload = useInvalidatePush();
  const toast = useToast();
  const failureText = useFailureText();
  const refresh = useBrowserQuery(setHere);

  async function apply(kinds: readonly PushKind[], key: string): Promise<void> {
    if (kinds.length === 0) {
      await unsubscribe();
      if (here?.mark) await unsubscription.mutateAsync({ mark: here.mark });
      return;
    }
    const address = await subscribe(key);
    if (address) await subscription.mutateAsync({ ...address, language, kinds });
  }

  return {
    here,
    isBusy,
    /** Never rejects. */
    async change(kinds: readonly PushKind[], key: string): Promise<void> {
      setBusy(true);
      await apply(kinds, key).catch((error: unknown) =>
        toast({ tone: 'negative', text: failureText(error) }),
      );
      await refresh();
      reload();
      setBusy(false);
    },
  };
}

/** Queries the browser on mount, and again whenever its answer may have changed. */
function useBrowserQuery(onSeen: (here: BrowserPush) => void): () => Promise<void> {
  const look = useCallback(async () => {
    const [support, mark] = await Promise.all([pushSupport(), ownMark()]);
    onSeen({ support, mark });
  }, [onSeen]);
  useEffect(() => {
    let isShown = true;
    const refreshIfShown = () => void (isShown && look());
    refreshIfShown();
    waitForWorker(refreshIfShown);
    // The member may return from the browser's settings.
    document.addEventListener('visibilitychange', refreshIfShown);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', refreshIfShown);
    };
  }, [look]);
  return look;
}
