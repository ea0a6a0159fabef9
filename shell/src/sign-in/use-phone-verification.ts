import { CallFailed, useCallQuery } from '@croupier/client';
import { calls, phoneAuthError, type PhoneAuthError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useState } from 'react';
import { createVerificationChannel, type VerificationChannel } from './verification-channel.ts';

interface Mobile {
  readonly countryDialingCode: string;
  readonly mobileNo: string;
}

interface PhoneToken {
  readonly firebaseChannel?: 'sms';
  readonly firebaseIdToken?: string;
}

export interface PhoneVerification {
  /** Firebase sends the codes of this brand; `null` until the brand's settings are known. */
  readonly isOn: boolean | null;
  /** Requests a code; gives the error, or `null` once the code was sent. */
  readonly send: (to: Mobile) => Promise<PhoneAuthError | null>;
  /**
   * The input with the id token that Firebase gives for the typed code; unchanged where the platform sends the codes.
   * Rejects with the failure that the form shows.
   */
  readonly withToken: <Input extends object>(
    input: Input,
    code: string | undefined,
  ) => Promise<Input & PhoneToken>;
  /** To the page that talks to Firebase, once a code was requested; `null` before. */
  readonly channel: VerificationChannel | null;
}

/** Verification of a form's mobile number through the brand's Firebase project, if it has one. */
export function usePhoneVerification(): PhoneVerification {
  const { language } = useTexts('sign-in');
  const providers = useCallQuery(calls.signInProviders, undefined);
  const [channel] = useState(createVerificationChannel);
  const [isAsked, setAsked] = useState(false);
  const [proven] = useState(() => new Map<string, string>());
  const isOn = providers.isPending ? null : providers.data?.phone.by === 'firebase';

  async function send(to: Mobile): Promise<PhoneAuthError | null> {
    setAsked(true);
    proven.clear();
    const outcome = await channel.ask({ kind: 'send', ...to, language });
    return outcome.kind === 'failed' ? phoneAuthError(outcome.code) : null;
  }

  /** A code serves once at Firebase: a form that is sent again uses the token of the first time. */
  async function tokenFor(code: string): Promise<string> {
    const known = proven.get(code);
    if (known) return known;
    if (!isAsked) throw new CallFailed({ code: 'wrong-code' });
    const outcome = await channel.ask({ kind: 'confirm', code });
    if (outcome.kind !== 'confirmed') throw failureOf(outcome);
    proven.set(code, outcome.idToken);
    return outcome.idToken;
  }

  return {
    isOn,
    send,
    withToken: async (input, code) =>
      isOn && code !== undefined
        ? { ...input, firebaseChannel: 'sms', firebaseIdToken: await tokenFor(code) }
        : input,
    channel: isAsked ? channel : null,
  };
}

function failureOf(outcome: { readonly kind: string; readonly code?: string }): CallFailed {
  const error = phoneAuthError(outcome.code ?? '');
  return new CallFailed({ code: error === 'wrong-code' ? 'wrong-code' : 'phone-auth-failed' });
}
