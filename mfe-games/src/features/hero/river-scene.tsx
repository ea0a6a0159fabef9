import { useId } from 'react';
import styles from './hero.module.css';

const palm =
  'M0 0C4-34 2-66-6-96M-6-96c-16-10-34-8-46 6M-6-96c-10-14-26-20-42-16M-6-96c0-16-8-28-22-34M-6-96c6-16 18-24 34-26M-6-96c14-8 30-6 42 6M-6-96c12-2 26 4 34 18';
const petal = 'M0 0C-14-18-14-42 0-64 14-42 14-18 0 0Z';

/** Night over the water, in the brand's colours. Decorative only. */
export function RiverScene() {
  const id = useId();
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={styles.skyHigh} />
          <stop className={styles.skyMiddle} offset=".4" />
          <stop className={styles.skyLow} offset=".66" />
        </linearGradient>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop className={styles.waterFar} />
          <stop className={styles.waterNear} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop className={styles.halo} stopOpacity=".75" />
          <stop className={styles.halo} offset=".35" stopOpacity=".22" />
          <stop className={styles.halo} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="420" fill={`url(#${id}sky)`} />
      <circle cx="905" cy="168" r="300" fill={`url(#${id}halo)`} />
      <circle className={styles.moon} cx="905" cy="168" r="74" />
      <g className={styles.stars}>
        <circle cx="640" cy="60" r="2" />
        <circle cx="720" cy="118" r="1.5" />
        <circle cx="1060" cy="54" r="2" />
        <circle cx="1130" cy="130" r="1.5" />
        <circle cx="780" cy="40" r="1.5" />
        <circle cx="560" cy="130" r="1.5" />
        <circle cx="1010" cy="96" r="1.2" />
      </g>
      <path
        className={styles.hillsFar}
        d="M0 268C140 214 250 236 372 254S620 200 760 246s250-34 440 4v60H0Z"
      />
      <path
        className={styles.hillsNear}
        d="M0 286c120-30 240-22 330-2s190 10 300-4 300-28 570 4v30H0Z"
      />
      <g className={styles.palms}>
        <path transform="translate(1112 284)" d={palm} />
        <path transform="translate(1150 290) scale(.7)" d={palm} />
        <path transform="translate(660 286) scale(.56)" d={palm} />
        <path transform="translate(694 288) scale(.4)" d={palm} />
      </g>
      <rect y="284" width="1200" height="136" fill={`url(#${id}water)`} />
      <g className={styles.glitter}>
        <path d="M846 300h118M868 314h84M838 330h136M880 346h70M852 364h104M872 384h72" />
      </g>
      <g className={styles.ripples}>
        <path d="M90 318h120M420 306h90M560 340h150M1010 330h120M300 372h180M700 392h170M1040 384h110" />
      </g>
      <Boat />
      <Lanterns />
      <Lotus x={1092} y={398} scale={1.15} />
      <Lotus x={596} y={404} scale={0.72} />
    </svg>
  );
}

function Boat() {
  return (
    <g transform="translate(800 304)">
      <g className={styles.boat}>
        <path className={styles.mast} d="M8-4V-132" />
        <path className={styles.sail} d="M12-130C66-112 86-72 78-24L12-22Z" />
        <path className={styles.sailShade} d="M12-86c30 2 54 10 70 24M12-52c28 0 50 4 68 14" />
        <path className={styles.roof} d="M-62 0C-58-38-14-38-8 0Z" />
        <path
          className={styles.hull}
          d="M-128-26C-104 10-52 24 4 24 66 24 116 6 138-36 112-12 66 0 4 0-56 0-102-6-128-26Z"
        />
        <path className={styles.trim} d="M-112-12C-82 8-42 12 4 12 56 12 100 0 126-22" />
      </g>
    </g>
  );
}

function Lanterns() {
  return (
    <g className={styles.lanterns}>
      {[
        [548, 188, 0.8],
        [1024, 236, 1],
        [742, 212, 0.6],
      ].map(([x = 0, y = 0, scale = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-11-16h22c6 8 8 18 3 30h-28c-5-12-3-22 3-30Z" />
        </g>
      ))}
    </g>
  );
}

function Lotus({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className={styles.leaf} cx="0" cy="4" rx="66" ry="14" />
      {[-72, 72, -48, 48].map((angle) => (
        <path key={angle} className={styles.petalBack} transform={`rotate(${angle})`} d={petal} />
      ))}
      {[-24, 24, 0].map((angle) => (
        <path key={angle} className={styles.petal} transform={`rotate(${angle})`} d={petal} />
      ))}
    </g>
  );
}
