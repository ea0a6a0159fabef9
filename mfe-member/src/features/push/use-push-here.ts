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

interface Here {
  readonly support: PushSupport;
  /** The platform's id of this browser; `null` while it has no subscription. */
  readonly mark: string | null;
}

/**
 * The push notifications that this browser supports, and a function to change them; `null` until the browser
 * has answered.
 */
export function usePushHere() {
  const [here, setHere] = useState<Here | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { language } = useTexts('mfe-member');
  const keep = useSubscribePush();
  const drop = useDropPush();
  const again = useInvalidatePush();
  const toast = useToast();
  const failureText = useFailureText();
  const look = useLook(setHere);

  async function apply(kinds: readonly PushKind[], key: string): Promise<void> {
    if (kinds.length === 0) {
      await unsubscribe();
      if (here?.mark) await drop.mutateAsync({ mark: here.mark });
      return;
    }
    const address = await subscribe(key);
    if (address) await keep.mutateAsync({ ...address, language, kinds });
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
      await look();
      again();
      setBusy(false);
    },
  };
}

/** Queries the browser on mount, and again whenever its answer may have changed. */
function useLook(onSeen: (here: Here) => void): () => Promise<void> {
  const look = useCallback(async () => {
    const [support, mark] = await Promise.all([pushSupport(), ownMark()]);
    onSeen({ support, mark });
  }, [onSeen]);
  useEffect(() => {
    let isShown = true;
    const lookAgain = () => void (isShown && look());
    lookAgain();
    waitForWorker(lookAgain);
    // The member may return from the browser's settings.
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [look]);
  return look;
}
