import type { SVGProps } from 'react';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName;
}

/** An icon next to a text: never the only carrier of a meaning, so hidden from screen readers. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-flips={
        name.startsWith('chevron-') || name === 'arrow-left' || name === 'logout' || undefined
      }
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
