import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** The visitor's location: at another location, the failed part mounts again. */
  readonly at?: string;
  readonly onFailure?: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** `at` is the location of the failure; `null` until the location is known. */
  readonly failed: { readonly error: unknown; readonly at: string | null } | null;
}

/** Limits errors thrown during rendering and in effects to this part of the page. */
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
