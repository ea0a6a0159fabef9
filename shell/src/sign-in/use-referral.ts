import { useCallQuery } from '@croupier/client';
import { calls, type RegisterField } from '@croupier/contracts';
import { useSearchParams } from 'react-router-dom';

/** What the visitor arrived with: a friend's code in the address, or an account at a third party. */
export interface ReferralState {
  /** The code of the address is valid: the form does not ask for a code. */
  readonly isInvited: boolean;
  readonly affiliateCode: string | null;
  readonly socialTicket: string | null;
  /** Initial texts of fields. */
  readonly texts: Partial<Readonly<Record<RegisterField, string>>>;
}

export function useReferral(): ReferralState {
  const [query] = useSearchParams();
  const code = query.get('referralCode') ?? query.get('affiliateCode') ?? '';
  const ticket = query.get('social') ?? '';
  const domain = window.location.hostname;
  const invitation = useCallQuery(calls.affiliateCheck, { code, domain }, { enabled: code !== '' });
  const social = useCallQuery(calls.socialArrival, { ticket }, { enabled: ticket !== '' });
  return {
    isInvited: invitation.isSuccess,
    affiliateCode: code || null,
    socialTicket: social.isSuccess ? ticket : null,
    texts: { affiliateCode: code, email: social.data?.email ?? '' },
  };
}
