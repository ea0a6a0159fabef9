/**
 * A line drawing behind headings: an alpona lotus, or a sunburst. Both are in the markup; the look shows one
 * of them.
 */
export function Motif() {
  return (
    <svg
      viewBox="0 0 350 120"
      width="350"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <g data-look="padma">
        {petalTurns.map((turn) => (
          <path
            key={turn}
            d="M250 120c-22-26-22-66 0-96 22 30 22 70 0 96Z"
            transform={`rotate(${turn} 250 120)`}
          />
        ))}
        {petalTurns.map((turn) => (
          <path
            key={turn}
            d="M250 120c-9-14-9-36 0-52 9 16 9 38 0 52Z"
            transform={`rotate(${turn + 11} 250 120)`}
          />
        ))}
        <path d="M120 116c10-7 20-7 30 0s20 7 30 0M60 116c10-7 20-7 30 0s20 7 30 0M0 116c10-7 20-7 30 0s20 7 30 0" />
      </g>
      <g data-look="verano">
        <path d="M202 120a48 48 0 0 1 96 0M216 120a34 34 0 0 1 68 0" />
        {rayTurns.map((turn) => (
          <path key={turn} d="M250 66l5-44 5 44" transform={`rotate(${turn} 250 120)`} />
        ))}
        <path d="M20 119h150M60 110h110M110 101h60" />
      </g>
    </svg>
  );
}

const petalTurns = [-88, -66, -44, -22, 0, 22, 44, 66, 88];
const rayTurns = [-80, -60, -40, -20, 0, 20, 40, 60, 80];
