import {
  directionOf,
  isLanguage,
  localeOfLanguage,
  type Language,
  type PaymentStatus,
} from '@croupier/contracts';
import { zonedTime } from '../zoned-time.ts';
import type { PaymentRecord } from './journal.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';

/** The page on which the payer accepts or declines. Works without a script. */
export function paymentPage(payment: PaymentRecord, state: PaymentStatus['state']): string {
  const language = isLanguage(payment.language) ? payment.language : 'en';
  const texts = pageTexts[language];
  const facts: [string, string][] = [
    [texts.to, new URL(payment.return_url).host],
    [texts.reference, payment.reference],
    [texts.until, zonedTime(new Date(payment.expires_at), language)],
  ];
  return page(language, {
    title: texts.title,
    content: `<p class="label" id="amount">${escape(texts.amount)}</p>
      <p class="amount" aria-labelledby="amount"><bdi>${escape(shownAmount(payment, language))}</bdi></p>
      <dl>${facts.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd><bdi>${escape(value)}</bdi></dd></div>`).join('')}</dl>
      ${state === 'open' ? choice(payment, texts) : outcome(payment, texts, texts[state])}`,
  });
}

export function unknownPage(): string {
  return page('en', {
    title: pageTexts.en.title,
    content: `<p class="outcome">${escape(pageTexts.en.unknown)}</p>`,
  });
}

function choice(payment: PaymentRecord, texts: PageTexts): string {
  return `<form method="post" action="/pay/${escape(payment.payment_id)}">
        <button name="decision" value="paid">${escape(texts.pay)}</button>
        <button name="decision" value="declined" class="quiet">${escape(texts.decline)}</button>
      </form>`;
}

function outcome(payment: PaymentRecord, texts: PageTexts, text: string): string {
  return `<p class="outcome" role="status">${escape(text)}</p>
      <a href="${escape(payment.return_url)}">${escape(texts.back)}</a>`;
}

/** A page that states clearly that no real money moves here. */
export function page(
  language: Language,
  {
    title,
    content,
    refreshS,
  }: { readonly title: string; readonly content: string; readonly refreshS?: number },
): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">${refreshS === undefined ? '' : `\n    <meta http-equiv="refresh" content="${refreshS}">`}
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="/page.css">
  </head>
  <body>
    <p class="sandbox"><strong>SANDBOX</strong> ${escape(pageTexts[language].sandbox)}</p>
    <main>
      <h1>${escape(title)}</h1>
      ${content}
    </main>
  </body>
</html>
`;
}

function shownAmount({ amount, currency }: PaymentRecord, language: Language): string {
  const format = new Intl.NumberFormat(localeOfLanguage[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(Number(amount));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export const pageStyle = `
:root { color-scheme: light dark; --page: #eef1f6; --card: #fff; --text: #16202e; --muted: #56637a; --line: #d5dce8; --accent: #1b4fd6; --on: #fff; --strip: #ffd75e; --strip-text: #3a2c00; }
@media (prefers-color-scheme: dark) { :root { --page: #0e141d; --card: #18212e; --text: #eaf0f8; --muted: #a0aec4; --line: #2c394c; --accent: #8fb3ff; --on: #0b1626; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, "Noto Sans", "Noto Sans Bengali", "Noto Naskh Arabic", sans-serif; }
.sandbox { margin: 0; padding: .6rem 1rem; text-align: center; background: var(--strip); color: var(--strip-text); }
.sandbox strong { letter-spacing: .12em; margin-inline-end: .5em; }
main { max-inline-size: 26rem; margin: clamp(1.5rem, 8vh, 5rem) auto; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; inline-size: calc(100% - 2rem); }
h1 { margin: 0 0 1.5rem; font-size: 1.25rem; }
.label { margin: 0; color: var(--muted); }
.amount { margin: 0 0 1.5rem; font-size: 2.5rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 1.5rem; border-block-start: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .6rem; border-block-end: 1px solid var(--line); }
dt { color: var(--muted); flex: none; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
button, a { min-block-size: 3rem; border-radius: .6rem; font: inherit; font-weight: 600; border: 1px solid var(--accent); background: var(--accent); color: var(--on); cursor: pointer; }
a { display: grid; place-items: center; text-decoration: none; }
button.quiet { background: none; color: var(--text); border-color: var(--line); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.outcome { font-weight: 600; }
h2 { margin: 2rem 0 .75rem; font-size: 1.1rem; }
label { display: grid; gap: .25rem; color: var(--muted); }
input, select { min-block-size: 2.75rem; padding-inline: .75rem; font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--line); border-radius: .6rem; }
section { padding-block: 1rem; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
`;
