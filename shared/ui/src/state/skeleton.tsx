import styles from './state.module.css';

interface SkeletonProps {
  /** A number of pixels or a percentage. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Several lines of text, the last one shorter. */
  readonly lines?: number | undefined;
}

/**
 * A placeholder for loading content. An `svg` has its size in attributes, which a content security policy
 * allows even if it forbids `style`.
 */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  if (lines === 1) return <Bar width={width} height={height} />;
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Bar key={index} width={index === lines - 1 ? '62%' : width} height={height} />
      ))}
    </span>
  );
}

function Bar({ width, height }: { width: number | string; height: number | string }) {
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
