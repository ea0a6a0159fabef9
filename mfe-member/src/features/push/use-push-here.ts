import type { PushKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFailureText, useToast } from '@croupier/ui';
import { useCallback, useEffect, useState } from 'react';
import { useDropPush, useKeepPush, useInvalidatePush } from '../../api/push.ts';
import {
  ownMark,
  pushSupport,
  subscribe,
  unsubscribe,
  whenWorkerCame,
  type PushSupport,
} from '../../lib/push-browser.ts';

interface Here {
  readonly support: PushSupport;
  /** As the platform knows this browser; `null` while it is subscribed to nothing. */
  readonly mark: string | null;
}

/** What this browser can be told of, and the change of it; `null` until the browser has said. */
export function usePushHere() {
  const [here, setHere] = useState<Here | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { language } = useTexts('mfe-member');
  const keep = useKeepPush();
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

/** Asks the browser on arrival, and again whenever what it says may have changed. */
function useLook(onSeen: (here: Here) => void): () => Promise<void> {
  const look = useCallback(async () => {
    const [support, mark] = await Promise.all([pushSupport(), ownMark()]);
    onSeen({ support, mark });
  }, [onSeen]);
  useEffect(() => {
    let isShown = true;
    const lookAgain = () => void (isShown && look());
    lookAgain();
    whenWorkerCame(lookAgain);
    // The member comes back from the browser's own settings.
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [look]);
  return look;
}
