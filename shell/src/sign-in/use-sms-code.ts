import { useCallMutation, type CallFailed } from '@croupier/client';
import { calls, type CodeSent, type PhoneAuthError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useOncePerSecond } from './captcha-field.tsx';
import type { PhoneVerification } from './use-phone-verification.ts';
import { useProof } from './use-proof.ts';

/** The purpose of a code; for a registration also which form requests it. */
export type CodeUse =
  | { readonly purpose: 'login' | 'forgot' }
  | { readonly purpose: 'register'; readonly module: 'username' | 'mobile' };

interface Mobile {
  readonly countryDialingCode: string;
  readonly mobileNo: string;
}

export interface SmsCode {
  readonly send: (to: Mobile, onFailed: (failure: CodeFailure) => void) => void;
  readonly isSending: boolean;
  /** A code was sent. */
  readonly isSent: boolean;
  /** Minutes that the last code sent is valid for; `null` if unknown. */
  readonly validMinutes: number | null;
  /** Seconds until another code can be requested; 0 when it is possible now. */
  readonly secondsLeft: number;
  /** Ends the wait, which was for another, mistyped number. */
  readonly waitNoMore: () => void;
}

/** A failure of the platform's call, or an error of Firebase. */
export type CodeFailure = CallFailed | PhoneAuthError;

/** Firebase does not say how long it refuses another code. */
const firebaseResendS = 60;

/** Sends a code to a mobile number, and counts down until another can be requested. */
export function useSmsCode(use: CodeUse, phone: PhoneVerification): SmsCode {
  const { language } = useTexts('sign-in');
  const proof = useProof('sms');
  const known = useCallMutation(calls.smsCode, { complete: proof.added });
  const fresh = useCallMutation(calls.smsRegisterCode, { complete: proof.added });
  const [untilMs, setUntilMs] = useState(0);
  const [byFirebase, setByFirebase] = useState<'sending' | 'sent' | null>(null);
  const mayAsk = useOncePerSecond();
  const secondsLeft = useSecondsLeft(untilMs);
  const active = use.purpose === 'register' ? fresh : known;
  const isSending = phone.isOn === null || active.isPending || byFirebase === 'sending';

  async function sendByFirebase(to: Mobile, onFailed: (failure: CodeFailure) => void) {
    setByFirebase('sending');
    const error = await phone.send(to);
    setByFirebase(error ? null : 'sent');
    if (error) onFailed(error);
    else setUntilMs(performance.now() + firebaseResendS * 1_000);
  }

  function send(to: Mobile, onFailed: (failure: CodeFailure) => void): void {
    if (isSending || secondsLeft > 0 || !mayAsk()) return;
    if (phone.isOn) return void sendByFirebase(to, onFailed);
    const askedAt = performance.now();
    const outcomes = {
      onSuccess: ({ resendSeconds }: CodeSent) =>
        setUntilMs(sentAt(askedAt) + resendSeconds * 1_000),
      onError: onFailed,
    };
    if (use.purpose === 'register') fresh.mutate({ ...to, language, module: use.module }, outcomes);
    else known.mutate({ ...to, language, purpose: use.purpose }, outcomes);
  }

  return {
    send,
    isSending,
    isSent: active.data !== undefined || byFirebase === 'sent',
    validMinutes: active.data?.expiredMinutes ?? null,
    secondsLeft,
    waitNoMore: useCallback(() => setUntilMs(0), []),
  };
}

/** The platform sent the code half a round trip ago. */
function sentAt(askedAt: number): number {
  return (askedAt + performance.now()) / 2;
}

function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(0);
  const left = Math.max(0, Math.ceil((untilMs - Math.max(nowMs, 0)) / 1_000));
  const isRunning = untilMs > nowMs;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNowMs(performance.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [isRunning, untilMs]);
  return isRunning ? left : 0;
}
