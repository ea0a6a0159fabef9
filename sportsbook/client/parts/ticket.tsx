import { useState } from 'react';
import type { LegView, TicketView } from '../../src/play-protocol.ts';
import { postToHost } from '../lib/host.ts';
import { marketName, selectionName } from '../lib/labels.ts';
import { oddsText } from '../lib/odds.ts';
import { BookFailed, cashOut } from '../lib/server.ts';
import { refreshBalance } from '../lib/session.ts';
import { oddsFormat } from '../lib/settings.ts';
import { money, momentOf, number, t, textOf, twoPlaces } from '../lib/texts.ts';

interface TicketProps {
  readonly ticket: TicketView;
  readonly onChange: () => void;
  /** On the bet's own page: with its number, and links to the course of its matches. */
  readonly isWhole?: boolean;
}

/** A bet with its legs, and the offer to end it now. */
export function Ticket({ ticket, onChange, isWhole = false }: TicketProps) {
  const { legs, state, stake, potential, paid, cashOut: offer, corrected } = ticket;
  const isDecided = state !== 'open' && state !== 'pending';
  return (
    <li className="panel ticket" data-state={state}>
      <div className="panel-head">
        {isWhole ? <b>{kindOf(ticket)}</b> : <a href={`#/ticket/${ticket.id}`}>{kindOf(ticket)}</a>}
        <span className="badge" data-state={state}>
          {t(`state-${state}`)}
        </span>
      </div>
      <ul className="ticket-legs">
        {legs.map((leg) => (
          <Leg key={`${leg.match}|${leg.market}`} leg={leg} isWhole={isWhole} />
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
      <CashOut ticket={ticket.id} offer={offer} onChange={onChange} />
      {ticket.refusal && <p className="hint">{refusalText(ticket.refusal)}</p>}
      {isWhole && (
        <p className="hint">
          {t('bet-number')} <code dir="ltr">{ticket.id}</code>
        </p>
      )}
      <time className="hint" dateTime={ticket.placedAt}>
        {momentOf(ticket.placedAt)}
      </time>
    </li>
  );
}

const kindOf = ({ legs }: TicketView): string =>
  legs.length > 1 ? t('parlay-of', { count: legs.length }) : t('single');

const refusalText = (code: string): string => textOf(`error-${code}`, t('error-unreadable'));

interface LegProps {
  readonly leg: LegView;
  readonly isWhole: boolean;
}

function Leg({ leg, isWhole }: LegProps) {
  const format = oddsFormat.use();
  const { market, selection, label, price, result, score } = leg;
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
      {score && (
        <span>
          {t('final-score')} <b dir="ltr">{`${number(score[0])} : ${number(score[1])}`}</b>
        </span>
      )}
      {result && (
        <span className="badge" data-state={result}>
          {t(`result-${result}`)}
        </span>
      )}
      {isWhole && (
        <a className="link" href={`#/match/${leg.match}`}>
          {t(score ? 'match-course' : 'to-match')}
        </a>
      )}
    </li>
  );
}

interface CashOutProps {
  readonly ticket: string;
  /** `null` while the bet cannot be cashed out. */
  readonly offer: string | null;
  readonly onChange: () => void;
}

/**
 * Two presses: the first shows the amount that the second takes. Why that one failed stays in view when the offer goes.
 */
function CashOut({ ticket, offer, onChange }: CashOutProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press(): Promise<void> {
    if (asked === null) {
      setFailure(null);
      return setAsked(offer);
    }
    setBusy(true);
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
      {offer !== null && (
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
      )}
      {failure && (
        <p className="hint" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
