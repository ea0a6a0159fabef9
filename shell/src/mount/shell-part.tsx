import { Retry } from '@croupier/ui';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { askAfresh } from './ask-afresh.ts';

interface ShellPartProps {
  /** Whether somebody came for it, and is told; any other part is left out. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** Keeps what a part of the shell throws to its own place: without it the whole page would go. */
export function ShellPart(props: ShellPartProps) {
  const shell = useShell();
  const { pathname } = useLocation();
  return <PartBoundary {...props} at={pathname} onRetry={() => askAfresh(shell)} />;
}

interface PartBoundaryProps extends ShellPartProps {
  /** Where the visitor is: on another page a part that failed begins anew. */
  readonly at: string;
  readonly onRetry: () => void;
}

interface PartBoundaryState {
  readonly failed: { readonly error: unknown; readonly at: string | null } | null;
}

class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failed: { error, at: null } };
  }

  static getDerivedStateFromProps(
    { at }: PartBoundaryProps,
    { failed }: PartBoundaryState,
  ): PartBoundaryState | null {
    if (!failed) return null;
    if (failed.at === null) return { failed: { ...failed, at } };
    return failed.at === at ? null : { failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { isAsked, children, onRetry } = this.props;
    if (!failed) return children;
    if (!isAsked) return null;
    const again = () => {
      onRetry();
      this.setState({ failed: null });
    };
    return <Retry error={failed.error} again={again} />;
  }
}
