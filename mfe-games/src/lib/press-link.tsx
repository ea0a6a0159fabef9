import type { ComponentProps } from 'react';

interface PressLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly onPress: () => void;
}

/**
 * A link that handles the plain press itself and leaves other presses to the browser. A router's link is too
 * expensive for a card of a long list.
 */
export function PressLink({ href, onPress, children, ...rest }: PressLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}
