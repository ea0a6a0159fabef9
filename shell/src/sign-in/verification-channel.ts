import {
  isPhoneVerificationAnswer,
  type PhoneVerificationAnswer,
  type PhoneVerificationRequest,
} from '@croupier/contracts';

type Outcome = Exclude<PhoneVerificationAnswer, { kind: 'ready' | 'height' }>;

export interface VerificationChannel {
  /** Answers come from this window. Gives what disconnects it again. */
  connect(page: Window, onHeight: (height: number) => void): () => void;
  /** Waits for the page to be ready; a new request ends the one before. Never rejects. */
  ask(request: PhoneVerificationRequest): Promise<Outcome>;
}

interface PendingVerification {
  readonly request: PhoneVerificationRequest;
  readonly settle: (outcome: Outcome) => void;
}

/** A page that did not load by then is reported as a failure. */
const loadsWithinMs = 20_000;

/** Requests to the page in the frame, and its answers. */
export function createVerificationChannel(): VerificationChannel {
  let page: Window | null = null;
  let isReady = false;
  let asked: PendingVerification | null = null;

  function settle(outcome: Outcome): void {
    asked?.settle(outcome);
    asked = null;
  }

  function post(): void {
    if (isReady && asked) page?.postMessage(asked.request, window.location.origin);
  }

  return {
    connect(frame, onHeight) {
      function onMessage({ data, origin, source }: MessageEvent<unknown>): void {
        if (source !== frame || origin !== window.location.origin) return;
        if (!isPhoneVerificationAnswer(data)) return;
        if (data.kind === 'height') return onHeight(data.height);
        if (data.kind !== 'ready') return settle(data);
        isReady = true;
        post();
      }
      page = frame;
      window.addEventListener('message', onMessage);
      return () => {
        window.removeEventListener('message', onMessage);
        page = null;
        isReady = false;
        settle(failed('popup-closed-by-user'));
      };
    },

    ask: (request) =>
      new Promise((answered) => {
        settle(failed('cancelled-popup-request'));
        const own: PendingVerification = { request, settle: answered };
        asked = own;
        if (isReady) return post();
        setTimeout(() => {
          if (asked === own && !isReady) settle(failed('network-request-failed'));
        }, loadsWithinMs);
      }),
  };
}

const failed = (code: string): Outcome => ({ kind: 'failed', code: `auth/${code}` });
