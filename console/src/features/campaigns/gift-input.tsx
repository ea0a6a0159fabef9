import { languages, nativeNames, type CampaignGift, type Localized } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { useShownGames } from '../../lib/use-shown-games.ts';
import { giftKindOf, giftKinds, giftOf } from './begin.ts';
import styles from './campaigns.module.css';
import { FreeRoundsInput, freeRoundsIn } from './free-rounds-input.tsx';
import { AmountField, OptionalAmountField } from '../../lib/amount-field.tsx';
import { NumberInput } from '../../lib/number-input.tsx';
import { WageringInput } from './wagering-input.tsx';

interface GiftInputProps {
  readonly brand: string;
  readonly gift: CampaignGift;
  /** Whether the gift can be a share of the amount. */
  readonly isShareable: boolean;
  /** Whether what the reward costs a budget is asked. */
  readonly hasValue?: boolean;
  readonly onChange: (gift: CampaignGift) => void;
}

/** What a tier gives. */
export function GiftInput(props: GiftInputProps) {
  const { brand, gift, isShareable, hasValue = true, onChange } = props;
  const { t } = useTexts('console');
  const games = useShownGames(brand, '');

  function choose(value: string): void {
    const kind = giftKinds.find((one) => one === value);
    const [game] = games;
    if (kind === 'free-rounds') {
      if (game) onChange({ kind: 'fixed', reward: freeRoundsIn(game), value: null });
    } else if (kind) onChange(giftOf(kind));
  }

  return (
    <>
      <Select
        name="gift"
        label={t('campaigns.gift')}
        value={giftKindOf(gift)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {giftKinds
          .filter((kind) => isShareable || !kind.startsWith('share'))
          .map((kind) => (
            <option key={kind} value={kind}>
              {t(`campaigns.gifts.${kind}`)}
            </option>
          ))}
      </Select>
      {gift.kind === 'share' ? (
        <ShareInput gift={gift} onChange={onChange} />
      ) : (
        <FixedInput brand={brand} gift={gift} hasValue={hasValue} onChange={onChange} />
      )}
    </>
  );
}

type OfKind<Kind extends CampaignGift['kind']> = Extract<CampaignGift, { kind: Kind }>;

interface PartProps<Kind extends CampaignGift['kind']> {
  readonly gift: OfKind<Kind>;
  readonly onChange: (gift: CampaignGift) => void;
}

function ShareInput({ gift, onChange }: PartProps<'share'>) {
  const { t } = useTexts('console');
  const { terms } = gift;
  return (
    <>
      <div className={styles.fields}>
        <NumberInput
          name="percent"
          label={t('campaigns.percent')}
          value={gift.percent}
          onChange={(percent) => onChange({ ...gift, percent })}
        />
        <AmountField
          name="most"
          label={t('campaigns.most')}
          value={gift.most}
          onChange={(most) => onChange({ ...gift, most })}
        />
      </div>
      {terms && (
        <WageringInput terms={terms} onChange={(next) => onChange({ ...gift, terms: next })} />
      )}
    </>
  );
}

type FixedInputProps = PartProps<'fixed'> & { readonly brand: string; readonly hasValue: boolean };

function FixedInput({ brand, gift, hasValue, onChange }: FixedInputProps) {
  const { t } = useTexts('console');
  const { reward } = gift;
  const give = (next: typeof reward) => onChange({ ...gift, reward: next });
  const value = hasValue && (
    <OptionalAmountField
      name="value"
      label={t('campaigns.value')}
      hint={t('campaigns.valueHint')}
      value={gift.value}
      onChange={(next) => onChange({ ...gift, value: next })}
    />
  );
  switch (reward.kind) {
    case 'cash':
    case 'bonus':
      return (
        <>
          <AmountField
            name="amount"
            label={t('campaigns.amount')}
            value={reward.amount}
            onChange={(amount) => give({ ...reward, amount })}
          />
          {reward.kind === 'bonus' && (
            <WageringInput terms={reward.terms} onChange={(terms) => give({ ...reward, terms })} />
          )}
        </>
      );
    case 'free-rounds':
      return <FreeRoundsInput brand={brand} reward={reward} onChange={give} />;
    case 'points':
    case 'rank-points':
      return (
        <div className={styles.fields}>
          <NumberInput
            name="points"
            label={t('campaigns.points')}
            value={reward.points}
            onChange={(points) => give({ ...reward, points })}
          />
          {value}
        </div>
      );
    case 'raffle-ticket':
      return (
        <div className={styles.fields}>
          <TextInput
            name="raffle"
            label={t('campaigns.raffle')}
            value={reward.raffle}
            dir="ltr"
            autoComplete="off"
            maxLength={64}
            onChange={(event) => give({ ...reward, raffle: event.currentTarget.value })}
          />
          <NumberInput
            name="tickets"
            label={t('campaigns.tickets')}
            value={reward.tickets}
            onChange={(tickets) => give({ ...reward, tickets })}
          />
          {value}
        </div>
      );
    case 'item':
      return (
        <div className={styles.fields}>
          <NameInput name={reward.name} onChange={(name) => give({ ...reward, name })} />
          {value}
        </div>
      );
  }
}

interface NameInputProps {
  readonly name: Localized;
  readonly onChange: (name: Localized) => void;
}

/** The name of an item in every language. */
function NameInput({ name, onChange }: NameInputProps) {
  const { t } = useTexts('console');
  return languages.map((language) => (
    <TextInput
      key={language}
      name={`item.${language}`}
      label={t('campaigns.item', { language: nativeNames[language] })}
      lang={language}
      dir="auto"
      maxLength={120}
      value={name[language]}
      onChange={(event) => onChange({ ...name, [language]: event.currentTarget.value })}
    />
  ));
}
