import type { Language, PayoutStatus, TransferNotice } from '@croupier/contracts';
import { deliveryModes, type DeliveryMode } from './notice-sender.ts';
import type { PayoutRecord } from './journal.ts';
import { escape, page } from './page.ts';
import { testerTexts, type TesterTexts } from './tester-texts.ts';

export interface TesterView {
  readonly language: Language;
  readonly payouts: readonly {
    readonly payout: PayoutRecord;
    readonly state: PayoutStatus['state'];
    readonly words: number;
  }[];
  readonly transfers: readonly TransferNotice[];
  readonly travel: DeliveryMode;
  readonly isAutomatic: boolean;
}

/** The tester's page. Works without a script. */
export function testerPage(view: TesterView): string {
  const texts = testerTexts[view.language];
  return page(view.language, {
    title: texts.title,
    content: `${travelForm(view, texts)}${automaticForm(view, texts)}${transferPart(view, texts)}${payoutPart(view, texts)}`,
  });
}

function travelForm({ travel }: TesterView, texts: TesterTexts): string {
  const options = deliveryModes.map(
    (one) =>
      `<option value="${one}"${one === travel ? ' selected' : ''}>${escape(texts.travels[one])}</option>`,
  );
  return `<form method="post" action="/tester/travel">
        <label>${escape(texts.travel)} <select name="travel">${options.join('')}</select></label>
        <button>${escape(texts.set)}</button>
      </form>`;
}

function automaticForm({ isAutomatic }: TesterView, texts: TesterTexts): string {
  const state = isAutomatic ? texts.automatic : texts.byHand;
  const other = isAutomatic ? texts.byHand : texts.automatic;
  return `<p role="status">${escape(state)}. ${escape(texts.failing)}</p>
      <form method="post" action="/tester/automatic">
        <button name="automatic" value="${isAutomatic ? 'no' : 'yes'}" class="quiet">${escape(other)}</button>
      </form>`;
}

function transferPart({ transfers }: TesterView, texts: TesterTexts): string {
  const field = (name: string, label: string, more = '') =>
    `<label>${escape(label)} <input name="${name}" required ${more}></label>`;
  const lines = transfers.map(
    ({ bank_reference, transfer_code, amount, currency }) =>
      `<div><dt><bdi>${escape(bank_reference)}</bdi></dt><dd><bdi>${escape(`${transfer_code} · ${amount} ${currency}`)}</bdi></dd></div>`,
  );
  return `<h2>${escape(texts.transfers)}</h2>
      <form method="post" action="/tester/transfers">
        ${field('transfer_code', texts.code)}
        ${field('amount', texts.amount, 'inputmode="decimal" pattern="[0-9]{1,13}(\\.[0-9]{1,2})?"')}
        ${field('currency', texts.currency, 'pattern="[A-Z]{3}" value="BDT"')}
        ${field('payer', texts.payer)}
        <button>${escape(texts.arrive)}</button>
      </form>
      <dl>${lines.join('')}</dl>`;
}

function payoutPart({ payouts }: TesterView, texts: TesterTexts): string {
  if (payouts.length === 0) return `<h2>${escape(texts.payouts)}</h2><p>${escape(texts.none)}</p>`;
  const items = payouts.map(({ payout, state }) => {
    const facts = `${payout.amount} ${payout.currency} · ${payout.payee} · ${Object.values(payout.account).join(' · ')}`;
    return `<section>
        <p class="outcome">${escape(texts.states[state])}</p>
        <p><bdi>${escape(payout.reference)}</bdi><br><bdi>${escape(facts)}</bdi></p>
        <form method="post" action="/tester/payouts/${escape(payout.payout_id)}">
          <button name="word" value="paid">${escape(texts.pay)}</button>
          <button name="word" value="failed" class="quiet">${escape(texts.fail)}</button>
          <button name="word" value="again" class="quiet">${escape(texts.again)}</button>
        </form>
      </section>`;
  });
  return `<h2>${escape(texts.payouts)}</h2>${items.join('')}`;
}
