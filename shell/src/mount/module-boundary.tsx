import type { SiteModule } from '@croupier/contracts';
import { Component, type ReactNode } from 'react';
import { FailedTile } from './failed-tile.tsx';

interface ModuleBoundaryProps {
  readonly module: SiteModule;
  readonly onFailure: (error: unknown) => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface ModuleBoundaryState {
  readonly failed: { readonly error: unknown } | null;
}

/** Keeps what a module throws while it renders, and in its effects, to the module's own place. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, ModuleBoundaryState> {
  override state: ModuleBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): ModuleBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { module, children, onRetry } = this.props;
    if (!failed) return children;
    const retry = () => {
      onRetry();
      this.setState({ failed: null });
    };
    return <FailedTile module={module} error={failed.error} onRetry={retry} />;
  }
}
