import type { ComponentProps } from 'react';

interface PressLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly onPress: () => void;
}

/** A link whose plain press is ours, and whose other presses are the browser's. A router's link costs more than a card of a long list may. */
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
