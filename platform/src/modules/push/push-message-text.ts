import { localeOfLanguage, type Language, type PushMessage } from '@croupier/contracts';
import { filledText } from '../../filled-text.ts';
import type { Brand } from '../brands/index.ts';
import { pushTexts } from './push-texts.ts';
import type { NotificationSubject, AmountSubject } from './notification-subject.ts';

interface Reader {
  readonly brand: Pick<
    Brand,
    'name' | 'currency' | 'currencySymbol' | 'currencyPosition' | 'currencyDecimals'
  >;
  readonly language: Language;
  /** Title of the notice that the push message announces, in the member's language. */
  readonly notice?: string;
}

/** The push message as the browser shows it. */
export function pushMessageOf(
  facts: NotificationSubject,
  { brand, language, notice = '' }: Reader,
): PushMessage {
  const { title, text } = pushTexts[language][facts.about];
  const amount = 'amount' in facts ? moneyText(facts.amount, brand, language) : '';
  const fills = { amount, brand: brand.name, notice };
  return {
    title: filledText(title, fills, ''),
    text: filledText(text, fills, ''),
    language,
    ...(facts.about === 'notice'
      ? { to: centre('notice', facts.notice), tag: `notice ${facts.notice}` }
      : { to: centre('member-centre', pageOf[facts.about]), tag: facts.about }),
  };
}

const pageOf: Readonly<Record<AmountSubject, string>> = {
  'deposit-credited': 'depositv2',
  'deposit-declined': 'depositv2',
  'withdrawal-paid': 'withdraw',
  'withdrawal-back': 'withdraw',
  win: 'personalHistoryCopy',
  'round-refunded': 'personalHistoryCopy',
};

const centre = (overlay: string, page: string) =>
  `/?${new URLSearchParams({ centre: overlay, page })}`;

/** The same format as on the pages: the brand's symbol on the brand's side of the amount. */
function moneyText(amount: string, brand: Reader['brand'], language: Language): string {
  const { currencySymbol: symbol, currencyPosition, currencyDecimals: decimals } = brand;
  const digits = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  } as const;
  const number = new Intl.NumberFormat(localeOfLanguage[language], digits).format(exact(amount));
  return currencyPosition === 'before' ? `${symbol}${number}` : `${number}\u00a0${symbol}`;
}

const exact = (amount: string) => amount as Intl.StringNumericLiteral;
