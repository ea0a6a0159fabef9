import { useId } from 'react';
import styles from './coast.module.css';
import { surf } from './surf.ts';
import hero from './hero.module.css';

const frond = 'M0 0C-22-36-78-38-108 18-76-10-36-10 0 0Z';
const horizon = 266;

/** The sun sets into the sea, seen from under palms. Decorative only. */
export function CoastScene() {
  const id = useId();
  return (
    <svg
      className={hero.scene}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={styles.skyHigh} />
          <stop className={styles.skyMiddle} offset=".42" />
          <stop className={styles.skyLow} offset=".66" />
        </linearGradient>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop className={styles.seaFar} />
          <stop className={styles.seaNear} offset=".8" />
        </linearGradient>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop className={styles.sunTop} />
          <stop className={styles.sunLow} offset=".62" />
        </linearGradient>
      </defs>
      <rect width="1200" height="420" fill={`url(#${id}sky)`} />
      <g className={styles.rings}>
        <circle cx="840" cy="244" r="286" />
        <circle cx="840" cy="244" r="214" />
        <circle cx="840" cy="244" r="154" />
      </g>
      <circle cx="840" cy="244" r="104" fill={`url(#${id}sun)`} />
      <Clouds />
      <path
        className={styles.capeFar}
        d={`M330 ${horizon}c60-34 120-30 170-44s70-34 120-22 96 40 150 66Z`}
      />
      <path
        className={styles.cape}
        d={`M1200 ${horizon}V176c-44-8-66 14-96 20s-44 26-72 32-40 18-66 24-36 8-52 14Z`}
      />
      <Village />
      <rect y={horizon} width="1200" height="154" fill={`url(#${id}sea)`} />
      <path
        className={styles.path}
        d="M752 276h176M774 290h140M738 304h152M790 318h118M764 332h96M800 346h72"
      />
      <Sail x={640} y={278} scale={0.9} />
      <Sail x={704} y={270} scale={0.45} />
      <path className={styles.surfFar} d={surf(340, 72, 9)} />
      <path className={styles.surfMiddle} d={surf(366, 96, 12)} />
      <path className={styles.surfNear} d={surf(394, 132, 14)} />
      <Palm x={1104} y={424} scale={1.12} lean={-64} />
      <Palm x={1172} y={430} scale={0.86} lean={-30} />
    </svg>
  );
}

function Clouds() {
  return (
    <g className={styles.clouds}>
      <path d="M540 92h150a15 15 0 0 0 0-30h-12a30 30 0 0 0-58-8 24 24 0 0 0-44 10 14 14 0 0 0-36 28Z" />
      <path d="M930 118h138a13 13 0 0 0 0-26h-10a26 26 0 0 0-48-8 22 22 0 0 0-42 10 13 13 0 0 0-38 24Z" />
      <path d="M640 168h84a9 9 0 0 0 0-18h-8a18 18 0 0 0-34-4 14 14 0 0 0-42 22Z" />
    </g>
  );
}

/** White houses above the bay with lit windows. */
function Village() {
  return (
    <g>
      <path
        className={styles.walls}
        d="M1014 236v-22h22v22ZM1036 232v-30h26v30ZM1062 226v-22h20v22ZM986 246v-18h22v18ZM1082 222v-38h14v38Z"
      />
      <path
        className={styles.roofs}
        d="M1036 202a13 13 0 0 1 26 0ZM1080 184l9-16 9 16ZM1011 214l14-9 14 9ZM983 228l14-8 14 8Z"
      />
      <path
        className={styles.windows}
        d="M1022 220h5v7h-5ZM1042 210h5v8h-5ZM1052 210h5v8h-5ZM1069 211h5v7h-5ZM994 233h5v6h-5ZM1086 192h5v8h-5Z"
      />
    </g>
  );
}

function Sail({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={styles.boat}>
        <path className={styles.sail} d="M4-8V-82C30-58 42-32 44-8Z" />
        <path className={styles.jib} d="M-2-8V-70C-18-48-28-26-32-8Z" />
        <path className={styles.hull} d="M-36-2h82c-6 12-14 16-26 16h-30c-12 0-20-6-26-16Z" />
      </g>
    </g>
  );
}

function Palm({ x, y, scale, lean }: { x: number; y: number; scale: number; lean: number }) {
  return (
    <g className={styles.palm} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={`M-12 0C-6-90 ${lean + 14}-150 ${lean - 4}-236h9C${lean + 30}-150 14-90 14 0Z`} />
      <g transform={`translate(${lean} -236)`}>
        <g className={styles.fronds}>
          {[-34, 0, 36, 74].map((angle) => (
            <path key={angle} transform={`rotate(${angle})`} d={frond} />
          ))}
          {[-38, -4, 34].map((angle) => (
            <path key={angle} transform={`scale(-1 1) rotate(${angle})`} d={frond} />
          ))}
          <circle cx="-5" cy="8" r="7" />
          <circle cx="8" cy="9" r="7" />
        </g>
      </g>
    </g>
  );
}
