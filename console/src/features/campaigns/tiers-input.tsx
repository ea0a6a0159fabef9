import type { CampaignDraft, CampaignTier } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, ErrorText } from '@croupier/ui';
import { giftOf, hasTiers } from './begin.ts';
import styles from './campaigns.module.css';
import { GiftInput } from './gift-input.tsx';
import { AmountField } from '../../lib/amount-field.tsx';

interface TiersInputProps {
  readonly brand: string;
  readonly draft: CampaignDraft;
  readonly error: string | undefined;
  readonly onChange: (tiers: CampaignDraft['tiers']) => void;
}

const tiersAtMost = 10;

/** The rewards, each from an amount on where the trigger has one. */
export function TiersInput({ brand, draft, error, onChange }: TiersInputProps) {
  const { t, formats } = useTexts('console');
  const { trigger, tiers } = draft;
  const isMeasured = hasTiers(trigger.kind);
  const change = (at: number, tier: CampaignTier) =>
    onChange(tiers.map((one, place) => (place === at ? tier : one)));
  return (
    <fieldset className={styles.group}>
      <legend>{t('campaigns.rewards')}</legend>
      {tiers.map((tier, at) => (
        <Card key={at} tone="sunken" className={styles.tier}>
          {isMeasured && (
            <AmountField
              name={`from.${at}`}
              label={t('campaigns.from', { number: formats.number(at + 1) })}
              value={tier.from}
              onChange={(from) => change(at, { ...tier, from })}
            />
          )}
          <GiftInput
            brand={brand}
            gift={tier.gift}
            isShareable={isMeasured && trigger.kind !== 'turnover'}
            onChange={(gift) => change(at, { ...tier, gift })}
          />
          {tiers.length > 1 && (
            <Button
              icon="trash"
              variant="quiet"
              onClick={() => onChange(tiers.filter((_, place) => place !== at))}
            >
              {t('campaigns.removeTier', { number: formats.number(at + 1) })}
            </Button>
          )}
        </Card>
      ))}
      <ErrorText>{error && t('campaigns.tiersError')}</ErrorText>
      {isMeasured && tiers.length < tiersAtMost && (
        <Button
          icon="plus"
          onClick={() => onChange([...tiers, { from: '', gift: giftOf('cash') }])}
        >
          {t('campaigns.addTier')}
        </Button>
      )}
    </fieldset>
  );
}
