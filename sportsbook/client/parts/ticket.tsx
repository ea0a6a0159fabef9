import { useState } from 'react';
import type { LegView, TicketView } from '../../src/play-protocol.ts';
import { postToHost } from '../lib/host.ts';
import { marketName, selectionName } from '../lib/labels.ts';
import { oddsText } from '../lib/odds.ts';
import { BookFailed, cashOut } from '../lib/server.ts';
import { refreshBalance } from '../lib/session.ts';
import { oddsFormat } from '../lib/settings.ts';
import { money, momentOf, t, textOf, twoPlaces } from '../lib/texts.ts';

interface TicketProps {
  readonly ticket: TicketView;
  readonly onChange: () => void;
}

/** A bet with its legs, and the offer to end it now. */
export function Ticket({ ticket, onChange }: TicketProps) {
  const { legs, state, stake, potential, paid, cashOut: offer, corrected } = ticket;
  const isDecided = state !== 'open' && state !== 'pending';
  return (
    <li className="panel ticket" data-state={state}>
      <div className="panel-head">
        <b>{legs.length > 1 ? t('parlay-of', { count: legs.length }) : t('singles')}</b>
        <span className="badge" data-state={state}>
          {t(`state-${state}`)}
        </span>
      </div>
      <ul className="ticket-legs">
        {legs.map((leg) => (
          <Leg key={`${leg.match}|${leg.market}`} leg={leg} />
        ))}
      </ul>
      <dl className="sums">
        <dt>{t('stake')}</dt>
        <dd>{money(stake)}</dd>
        <dt>{t(isDecided ? 'paid' : 'possible-win')}</dt>
        <dd>
          <b>{money(isDecided ? paid : potential)}</b>
        </dd>
      </dl>
      {Number(corrected) !== 0 && (
        <p className="hint">{t('corrected', { amount: money(corrected) })}</p>
      )}
      {offer !== null && <CashOut ticket={ticket.id} offer={offer} onChange={onChange} />}
      <time className="hint" dateTime={ticket.placedAt}>
        {momentOf(ticket.placedAt)}
      </time>
    </li>
  );
}

function Leg({ leg }: { readonly leg: LegView }) {
  const format = oddsFormat.use();
  const { market, selection, label, price, result } = leg;
  return (
    <li>
      <a href={`#/match/${leg.match}`}>
        {label.home} – {label.away}
      </a>
      <span>
        {marketName(market, label)}: <b>{selectionName(market, selection, label)}</b>
      </span>
      <bdi dir="ltr" className="leg-price">
        {oddsText(price, format, twoPlaces)}
      </bdi>
      {result && (
        <span className="badge" data-state={result}>
          {t(`result-${result}`)}
        </span>
      )}
    </li>
  );
}

interface CashOutProps {
  readonly ticket: string;
  readonly offer: string;
  readonly onChange: () => void;
}

/** Two presses: the first shows the amount that the second takes. */
function CashOut({ ticket, offer, onChange }: CashOutProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press(): Promise<void> {
    if (asked === null) return setAsked(offer);
    setBusy(true);
    setFailure(null);
    try {
      await cashOut(ticket, asked);
      postToHost({ type: 'game.round-ended' });
      await refreshBalance();
      onChange();
    } catch (error) {
      const code = error instanceof BookFailed ? error.failure.code : 'offline';
      setFailure(textOf(`error-${code}`, t('error-unreadable')));
    }
    setAsked(null);
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className="action cash-out"
        data-armed={asked !== null}
        disabled={isBusy}
        onClick={() => void press()}
        onBlur={() => setAsked(null)}
      >
        {asked === null
          ? t('cash-out', { amount: money(offer) })
          : t('cash-out-confirm', { amount: money(asked) })}
      </button>
      {failure && (
        <p className="hint" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
