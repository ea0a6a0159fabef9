import type { CampaignStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, type BadgeTone } from '@croupier/ui';

const tones: Readonly<Record<CampaignStatus, BadgeTone>> = {
  coming: 'neutral',
  join: 'accent',
  processing: 'second',
  claim: 'positive',
  applying: 'warning',
  rejected: 'negative',
  issued: 'positive',
  claimed: 'positive',
  signed: 'positive',
  close: 'neutral',
};

export function StatusBadge({ status }: { status: CampaignStatus }) {
  const { t } = useTexts('mfe-promo');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
