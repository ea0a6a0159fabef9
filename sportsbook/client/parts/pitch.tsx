import type { Incident, Sport } from '../../src/feed/feed.ts';

/** The place of play: a football pitch, or an arena of lanes; the last event lights its side. */
export function Pitch({ sport, last }: { readonly sport: Sport; readonly last: Incident | null }) {
  const side = last?.side ?? null;
  return (
    <svg
      className="pitch"
      viewBox="0 0 600 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-sport={sport}
    >
      {sport === 'football' ? <Grass /> : <Arena />}
      {side && (
        <path
          key={last?.n}
          className="pitch-glow"
          d={side === 'home' ? 'M300 0H600V220H300Z' : 'M0 0H300V220H0Z'}
        />
      )}
    </svg>
  );
}

function Grass() {
  return (
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          className="grass"
          data-odd={index % 2}
          d={`M${index * 50} 0h50v220h-50Z`}
        />
      ))}
      <g className="lines">
        <path d="M10 10h580v200H10ZM300 10v200M10 55h80v110H10M590 55h-80v110h80M10 85h32v50H10M590 85h-32v50h32" />
        <circle cx="300" cy="110" r="36" />
        <path d="M90 92a24 24 0 0 1 0 36M510 92a24 24 0 0 0 0 36" />
      </g>
    </>
  );
}

function Arena() {
  return (
    <>
      <path className="arena" d="M0 0h600v220H0Z" />
      <g className="lines">
        <path d="M20 200 180 110 20 20M580 200 420 110 580 20M180 110h240M20 20h560M20 200h560" />
        <circle cx="300" cy="110" r="30" />
        <path d="M300 80l26 30-26 30-26-30Z" />
        <circle cx="40" cy="110" r="16" />
        <circle cx="560" cy="110" r="16" />
      </g>
    </>
  );
}
