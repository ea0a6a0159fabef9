import type { SiteModule } from '@croupier/contracts';
import { Component, type ReactNode } from 'react';
import { FailedTile } from './failed-tile.tsx';

interface ModuleBoundaryProps {
  readonly module: SiteModule;
  readonly children: ReactNode;
}

interface ModuleBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps what a module throws while it renders, and in its effects, to the module's own place. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, ModuleBoundaryState> {
  override state: ModuleBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ModuleBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailedTile module={this.props.module} onRetry={() => this.setState({ hasFailed: false })} />
    );
  }
}
