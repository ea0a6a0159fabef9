import { shareOf, type CampaignDraft, type CampaignId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Progress } from '@croupier/ui';
import { useState } from 'react';
import { useCampaignFigures } from '../../api/campaigns.ts';
import { AwardDialog } from './award-dialog.tsx';
import { CampaignGroups } from './campaign-groups.tsx';
import styles from './campaigns.module.css';

interface CampaignFiguresProps {
  readonly brand: string;
  readonly id: CampaignId;
  readonly draft: CampaignDraft;
}

/** Budget meters of a campaign and what it brought, against the held-out members. */
export function CampaignFigures({ brand, id, draft }: CampaignFiguresProps) {
  const { t, formats } = useTexts('console');
  const { data } = useCampaignFigures(brand, id);
  const [isAwarding, setAwarding] = useState(false);
  const isManual = draft.trigger.kind === 'manual';
  return (
    <div className={styles.figures}>
      <Badge>{t(`campaigns.triggers.${draft.trigger.kind}`)}</Badge>
      {data && (
        <>
          <Meter label={t('campaigns.spent')} spent={data.spent} most={draft.budget} />
          {draft.budgetPerDay !== null && (
            <Meter
              label={t('campaigns.spentToday')}
              spent={data.spentToday}
              most={draft.budgetPerDay}
            />
          )}
          <p>
            {t('campaigns.counts', {
              rewards: formats.number(data.rewards),
              claimed: formats.number(data.claimed),
              expired: formats.number(data.expired),
              applying: formats.number(data.applying),
              joined: formats.number(data.joined),
            })}
          </p>
          {data.failed > 0 && (
            <p role="status" className={styles.failed}>
              {t('campaigns.failed', { failed: formats.number(data.failed) })}
            </p>
          )}
          <CampaignGroups figures={data} />
        </>
      )}
      {isManual && <Button onClick={() => setAwarding(true)}>{t('campaigns.award.open')}</Button>}
      {isAwarding && <AwardDialog brand={brand} id={id} onClose={() => setAwarding(false)} />}
    </div>
  );
}

interface MeterProps {
  readonly label: string;
  readonly spent: string;
  /** `null`: without a bound. */
  readonly most: string | null;
}

function Meter({ label, spent, most }: MeterProps) {
  const { t, formats } = useTexts('console');
  const shown = formats.money(spent, '');
  if (most === null) return <p>{`${label}: ${shown}`}</p>;
  return (
    <div className={styles.meter}>
      <Progress value={Math.min(1, shareOf(spent, most))} label={label} />
      <span>{t('campaigns.ofBudget', { label, spent: shown, most: formats.money(most, '') })}</span>
    </div>
  );
}
