import {
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type ShownCampaign,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, useMoney } from '@croupier/ui';
import { RadioGroup } from '@croupier/ui/radio-group';
import styles from './deposit.module.css';
import { giftOn } from './gift-on.ts';

/** The value of "no promotion". */
export const noPromotion = 'none';

interface PromotionChoiceProps {
  readonly campaigns: readonly ShownCampaign[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly amount: DecimalAmount;
}

/** The promotion for this deposit, with its reward and its conditions, before the money moves. */
export function PromotionChoice({ campaigns, value, onChange, amount }: PromotionChoiceProps) {
  const { t, local } = useTexts('mfe-member');
  if (campaigns.length === 0) return null;
  const chosen = campaigns.find(({ id }) => id === value);
  return (
    <div className={styles.promotion}>
      <RadioGroup
        look="cards"
        legend={t('deposit.promotion.legend')}
        name="promotion"
        options={[
          { value: noPromotion, label: t('deposit.promotion.none') },
          ...campaigns.map(({ id, title, summary }) => ({
            value: id,
            label: local(title),
            text: local(summary),
          })),
        ]}
        value={value}
        onChange={onChange}
      />
      {chosen && <PromotionTerms campaign={chosen} amount={amount} />}
    </div>
  );
}

function PromotionTerms({ campaign, amount }: { campaign: ShownCampaign; amount: DecimalAmount }) {
  const { t, local, formats } = useTexts('mfe-member');
  const money = useMoney();
  return (
    <Card tone="sunken" className={styles.asked}>
      <p role="status">
        <b>{promise()}</b>
      </p>
      <details>
        <summary>{t('deposit.promotion.terms')}</summary>
        <ul className={styles.terms}>
          {campaign.terms.map((paragraph) => (
            <li key={paragraph.en}>{local(paragraph)}</li>
          ))}
        </ul>
      </details>
    </Card>
  );

  function promise(): string | null {
    const before = campaign.depositsBefore ?? 0;
    if (before > 0)
      return t('deposit.promotion.before', { count: before, deposits: formats.number(before) });
    const gift = giftOn(amount, campaign);
    if (!gift) return null;
    if (!gift.terms) return t('deposit.promotion.cash', { amount: money(gift.amount) });
    return t('deposit.promotion.bonus', {
      amount: money(gift.amount),
      target: money(times(gift.amount, gift.terms.times)),
      days: formats.number(gift.terms.days),
    });
  }
}

const times = (amount: DecimalAmount, count: number): DecimalAmount =>
  formatAmount((parseAmount(amount) ?? 0n) * BigInt(count));
