import { grounds } from '../drawing/grounds.ts';
import { seedOf } from '../drawing/seed.ts';
import styles from './show.module.css';

/** A small emblem drawn from a name: the same name always gives the same emblem. */
export function Avatar({ name, size = 40 }: { name: string; size?: number | undefined }) {
  const random = seedOf(name);
  const [ground, petal] = random.one(grounds);
  const petals = 5 + random.below(4);
  const turn = random.below(360);
  return (
    <svg
      className={styles.avatar}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect width="40" height="40" fill={ground} />
      <g fill={petal} opacity=".75" transform={`rotate(${turn} 20 20)`}>
        {Array.from({ length: petals }, (_, index) => (
          <path
            key={index}
            d="M20 20c-6-6-6-14 0-19 6 5 6 13 0 19Z"
            transform={`rotate(${(360 / petals) * index} 20 20)`}
          />
        ))}
      </g>
      <circle cx="20" cy="20" r="11.5" fill={ground} />
      <text
        x="20"
        y="20"
        fill="#fff"
        fontSize="15"
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {[...name.trim()][0]?.toUpperCase() ?? ''}
      </text>
    </svg>
  );
}
