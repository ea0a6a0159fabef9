import type { SiteModule } from '@croupier/contracts';
import { Component, type ReactNode } from 'react';
import { FailedTile } from './failed-tile.tsx';

interface ModuleBoundaryProps {
  readonly module: SiteModule;
  readonly onFailure: (error: unknown) => void;
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
    if (!failed) return this.props.children;
    const retry = () => this.setState({ failed: null });
    return <FailedTile module={this.props.module} error={failed.error} onRetry={retry} />;
  }
}
