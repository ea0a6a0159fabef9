import type { Language, SocialProvider } from '@croupier/contracts';
import { escape, page } from '../sandbox-payments/page.ts';
import { identityTexts } from './identity-texts.ts';

/** What a site asks the provider for. */
export interface AuthorizationRequest {
  readonly provider: SocialProvider;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly response_type: string;
  readonly state: string;
  readonly nonce: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}

const passedOn = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const;

/** The sandbox's sign-in page; `null` where the site asked for what no provider gives. Works without a script. */
export function identityPage(language: Language, asked: AuthorizationRequest | null): string {
  const texts = identityTexts[language];
  if (!asked)
    return page(language, {
      title: texts.title,
      content: `<p class="outcome" role="alert">${escape(texts.refused)}</p>`,
    });
  const fields = passedOn.map(
    (name) => `<input type="hidden" name="${name}" value="${escape(asked[name])}">`,
  );
  const site = new URL(asked.redirect_uri).host;
  return page(language, {
    title: texts.title,
    content: `<p>${escape(texts.lead(texts.providers[asked.provider], site))}</p>
      <form method="post" action="/identity/${asked.provider}/authorize">
        ${fields.join('')}
        <label>${escape(texts.name)} <input name="name" required maxlength="60" value="Nadia Rahman" autocomplete="off"></label>
        <button name="decision" value="agree">${escape(texts.agree)}</button>
        <button name="decision" value="cancel" class="quiet">${escape(texts.cancel)}</button>
      </form>`,
  });
}
