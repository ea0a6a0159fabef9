import {
  useCallMutation,
  useClient,
  useInvalidate,
  type CallFailed,
  useCallQuery,
} from '@croupier/client';
import {
  calls,
  type RegisterInput,
  type RegisterMobileInput,
  type SignedIn,
  type RegisterField,
} from '@croupier/contracts';
import { useSpentCaptcha } from './captcha-field.tsx';
import type { RegisterBy, TypedRegistration } from './registration.ts';
import type { PhoneVerification } from './use-phone-verification.ts';
import { useProof } from './use-proof.ts';
import { useSearchParams } from 'react-router-dom';

interface Register {
  readonly send: (typed: TypedRegistration, onSuccess: (signedIn: SignedIn) => void) => void;
  readonly isPending: boolean;
  readonly error: CallFailed | null;
  /** Clears the platform's errors of the last attempt. */
  readonly invalidate: () => void;
}

/** Opens an account with the call of the form. */
export function useRegister(
  by: RegisterBy,
  referral: ReferralState,
  phone: PhoneVerification,
): Register {
  const client = useClient();
  const proof = useProof('register');
  const byName = useCallMutation(calls.register, { complete: admitted });
  const byMobile = useCallMutation(calls.registerMobile, { complete: admitted });
  const spendCaptcha = useSpentCaptcha();
  const invalidateQuery = useInvalidate();
  const active = by === 'username' ? byName : byMobile;

  /** A wrong invitation code stops here, before expensive steps (specification §4). */
  async function admitted<Input extends InvitationFields>(input: Input): Promise<Input> {
    const { affiliateCode, domain } = input;
    if (affiliateCode && domain && !referral.isInvited)
      await client.call(calls.affiliateCheck, { code: affiliateCode, domain });
    return phone.withToken(await proof.added(input), input.verificationCode);
  }

  /** An invitation that ended after the form opened: the form then registers without it. */
  function refused(failure: CallFailed): void {
    spendCaptcha(failure);
    if (failure.code === 'invitation-ended') invalidateQuery(calls.affiliateCheck);
  }

  function send(typed: TypedRegistration, onSuccess: (signedIn: SignedIn) => void): void {
    const outcomes = { onSuccess, onError: refused };
    const input = {
      ...referralFields(referral),
      ...typed,
      ...registrationAddress(window.location.href),
    };
    if (isByName(input)) byName.mutate(input, outcomes);
    else if (isByMobile(input)) byMobile.mutate(input, outcomes);
  }

  function invalidate(): void {
    if (active.error) active.reset();
  }

  return { send, isPending: active.isPending, error: active.error, invalidate };
}

type InvitationFields = Pick<RegisterInput, 'affiliateCode' | 'domain' | 'verificationCode'>;
type SentRegistration = TypedRegistration & ReturnType<typeof registrationAddress>;

const isByName = (input: SentRegistration): input is SentRegistration & RegisterInput =>
  'username' in input;
const isByMobile = (input: SentRegistration): input is SentRegistration & RegisterMobileInput =>
  !('username' in input);

const registrationAddress = (registerUrl: string) =>
  ({
    login: true,
    registerMethod: 'WEB',
    registerUrl,
    domain: new URL(registerUrl).hostname,
  }) as const;

function referralFields({ isInvited, affiliateCode, socialTicket }: ReferralState) {
  return {
    ...(isInvited && affiliateCode ? { affiliateCode } : {}),
    ...(socialTicket ? { socialTicket } : {}),
  };
}

/** What the visitor arrived with: a friend's code in the address, or an account at a third party. */
export interface ReferralState {
  /** The code of the address is valid: the form does not ask for a code. */
  readonly isInvited: boolean;
  /** The link of the address has expired or was disabled, or is not known; the form registers without it. */
  readonly refusedInvitation: 'ended' | 'unknown' | null;
  readonly affiliateCode: string | null;
  readonly socialTicket: string | null;
  /** Initial texts of fields. */
  readonly texts: Partial<Readonly<Record<RegisterField, string>>>;
}

const refusals: Readonly<Record<string, ReferralState['refusedInvitation']>> = {
  'invitation-ended': 'ended',
  invitation_code_error: 'unknown',
};

export function useReferral(): ReferralState {
  const [query] = useSearchParams();
  const code = query.get('referralCode') ?? query.get('affiliateCode') ?? '';
  const ticket = query.get('social') ?? '';
  const domain = window.location.hostname;
  const invitation = useCallQuery(calls.affiliateCheck, { code, domain }, { enabled: code !== '' });
  const refused = refusals[invitation.error?.code ?? ''] ?? null;
  const social = useCallQuery(calls.socialArrival, { ticket }, { enabled: ticket !== '' });
  return {
    isInvited: invitation.isSuccess,
    refusedInvitation: refused,
    affiliateCode: refused ? null : code || null,
    socialTicket: social.isSuccess ? ticket : null,
    texts: { affiliateCode: refused ? '' : code, email: social.data?.email ?? '' },
  };
}
