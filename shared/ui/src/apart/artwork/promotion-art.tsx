import { memo, useId } from 'react';
import { rosette } from '../../drawing/shapes.ts';
import styles from './artwork.module.css';
import type { EmblemCategory } from './category-emblem.tsx';
import { emblems } from './emblems.ts';
import { promotionPlan } from './promotion-plan.ts';

interface PromotionArtProps {
  /** Any string; the same string always draws the same picture. */
  readonly seed: string;
  /** Category of the promotion: selects the sign on the medallion. */
  readonly category: EmblemCategory;
}

/** A promotion's picture, without text: a festive evening, and a medallion that shows the category. */
export const PromotionArt = memo(function PromotionArt({ seed, category }: PromotionArtProps) {
  const id = useId();
  const { colours, beams, land, garlands, confetti, ...plan } = promotionPlan(seed, category);
  const [top, middle, low] = colours.sky;
  return (
    <svg
      viewBox="0 37 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.promotion}
    >
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".6" stopColor={middle} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${id}s)`} />
      <path d={beams} fill={colours.glow} opacity=".14" />
      <path d={land} fill={colours.near} opacity=".8" />
      <g transform="translate(0 28)">
        <path d={garlands[0]} fill={colours.glow} opacity=".85" />
        <path d={garlands[1]} fill={colours.accent} opacity=".7" />
      </g>
      <path d={confetti[0]} fill={colours.light} opacity=".75" />
      <path d={confetti[1]} fill={colours.accent} opacity=".85" />
      <Medallion {...plan} category={category} colours={colours} />
    </svg>
  );
});

type MedallionProps = Pick<PromotionArtProps, 'category'> &
  Pick<ReturnType<typeof promotionPlan>, 'colours' | 'medallion' | 'petals'>;

function Medallion({ category, colours: c, medallion, petals }: MedallionProps) {
  const { x, y, radius } = medallion;
  const { surface, lines } = emblems[category];
  const scale = radius / 34;
  return (
    <>
      <path d={rosette({ cx: x, cy: y + 5, radius, count: petals })} fill={c.near} opacity=".55" />
      <path d={rosette({ cx: x, cy: y, radius, count: petals })} fill={c.main} />
      <circle cx={x} cy={y} r={radius * 0.86} fill={c.near} />
      <circle
        cx={x}
        cy={y}
        r={radius * 0.8}
        fill="none"
        stroke={c.light}
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g transform={`translate(${x} ${y}) scale(${scale}) translate(-24 -24)`}>
        <path d={surface} fill={c.accent} opacity=".9" />
        <path
          d={lines}
          fill="none"
          stroke={c.light}
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
}
