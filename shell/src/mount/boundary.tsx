import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Where the visitor is: elsewhere, what failed begins anew. */
  readonly at?: string;
  readonly onFailure?: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly fallback: (error: unknown, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** `at` is where it failed; `null` until the place is known. */
  readonly failed: { readonly error: unknown; readonly at: string | null } | null;
}

/** Keeps what is thrown while something renders, and in its effects, to its own place. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error, at: null } };
  }

  static getDerivedStateFromProps(
    { at = '' }: BoundaryProps,
    { failed }: BoundaryState,
  ): BoundaryState | null {
    if (!failed) return null;
    if (failed.at === null) return { failed: { ...failed, at } };
    return failed.at === at ? null : { failed: null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, fallback, onRetry } = this.props;
    if (!failed) return children;
    return fallback(failed.error, () => {
      onRetry();
      this.setState({ failed: null });
    });
  }
}
