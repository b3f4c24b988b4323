import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; onReady: () => void; onFailure: () => void };

/** Keeps the failure of one island from the others: its HTML as delivered takes its place. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.props.onReady();
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onReady();
    queueMicrotask(this.props.onFailure);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
