import type { InboxAudience, InboxConditions } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** Describes an audience in words, with the conditions of a group. */
export function useAudienceText(): (audience: InboxAudience) => string {
  const { t, formats } = useTexts('console');

  function conditionsText(conditions: InboxConditions): string {
    const { rankFrom, dialingCode, registeredSince, activeSince, balanceFrom } = conditions;
    return [
      rankFrom !== null && t('inbox.if.rankFrom', { rank: formats.number(rankFrom) }),
      dialingCode !== null && t('inbox.if.dialingCode', { code: dialingCode }),
      registeredSince !== null &&
        t('inbox.if.registeredSince', { date: formats.date(registeredSince) }),
      activeSince !== null && t('inbox.if.activeSince', { date: formats.date(activeSince) }),
      balanceFrom !== null && t('inbox.if.balanceFrom', { amount: formats.money(balanceFrom, '') }),
    ]
      .filter((text) => text !== false)
      .join(' · ');
  }

  return (audience) => {
    if (audience.kind === 'member') return t('inbox.toMember', { account: audience.account });
    if (audience.kind === 'brand') return t('inbox.toBrand');
    return t('inbox.toGroup', { conditions: conditionsText(audience.conditions) });
  };
}
