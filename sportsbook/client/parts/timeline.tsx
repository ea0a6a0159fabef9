import type { Incident, IncidentKind, Sport } from '../../src/feed/feed.ts';
import type { Names } from '../lib/labels.ts';
import { number, t } from '../lib/texts.ts';

interface StoryProps {
  readonly incidents: readonly Incident[];
  readonly sport: Sport;
  readonly names: Names;
}

const signs: Readonly<Partial<Record<IncidentKind, string>>> = {
  goal: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 4L5.2 7l1 3.3h3.6L10.8 7Z',
  yellow: 'M4 1.5h8v13H4Z',
  corner: 'M3 15V1l9 3.5L4.5 8V15Z',
  shot: 'M1 7h8V3l6 5-6 5V9H1Z',
  substitution: 'M4 1 8 6H5.5v5h-3V6H0ZM12 15 8 10h2.5V5h3v5H16Z',
  'map-end': 'M3 1h10v4a5 5 0 0 1-4 4.9V12h3v3H4v-3h3V9.9A5 5 0 0 1 3 5Z',
};

/** What happened, the latest first. */
export function Timeline({ incidents, sport, names }: StoryProps) {
  if (incidents.length === 0) return null;
  return (
    <section className="panel">
      <h3>{t('timeline')}</h3>
      <ol className="timeline">
        {incidents.toReversed().map((incident) => (
          <li key={incident.n} data-kind={incident.kind} data-side={incident.side ?? 'none'}>
            <span className="timeline-clock">
              {sport === 'football'
                ? t('minute', { minute: Math.min(90, Math.floor(incident.clock) + 1) })
                : number(incident.clock)}
            </span>
            <Sign kind={incident.kind} />
            <span>
              <b>{t(`timeline-${incident.kind}`)}</b>
              {incident.side && <> · {names[incident.side]}</>}
              {incident.player && <> · {incident.player}</>}
            </span>
            {(incident.kind === 'goal' || incident.kind === 'round') && (
              <b dir="ltr">{`${number(incident.home)} : ${number(incident.away)}`}</b>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sign({ kind }: { readonly kind: IncidentKind }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="sign">
      <path d={signs[kind] ?? 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'} fillRule="evenodd" />
    </svg>
  );
}

const counted = [
  ['shot', 'shots'],
  ['corner', 'corners'],
  ['yellow', 'yellow-cards'],
] as const;

/** Shots, corners and cards of both sides as bars. */
export function Statistics({ incidents, sport, names }: StoryProps) {
  if (sport !== 'football' || incidents.length === 0) return null;
  const count = (kind: IncidentKind, side: 'home' | 'away') =>
    incidents.filter(
      (one) => one.side === side && (one.kind === kind || (kind === 'shot' && one.kind === 'goal')),
    ).length;
  return (
    <section className="panel" aria-label={`${names.home} – ${names.away}`}>
      <dl className="statistics">
        {counted.map(([kind, text]) => {
          const [home, away] = [count(kind, 'home'), count(kind, 'away')];
          const share = home + away === 0 ? 50 : (100 * home) / (home + away);
          return (
            <div key={kind}>
              <dt>{t(text)}</dt>
              <dd>
                <b>{number(home)}</b>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path className="bar-away" d="M0 0h100v4H0Z" />
                  <path className="bar-home" d={`M0 0h${share}v4H0Z`} />
                </svg>
                <b>{number(away)}</b>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
