import { Component, type ReactNode, useEffect } from 'react';

type Props = { children: ReactNode; onReady: () => void; onFailure: () => void };

/** Keeps the failure of one island from the others: its HTML as delivered takes its place. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onReady();
    queueMicrotask(this.props.onFailure);
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return null;
    return (
      <>
        {this.props.children}
        <Ready onReady={this.props.onReady} />
      </>
    );
  }
}

/** Stands behind the island, so that its effect runs when all of the island's have. */
function Ready({ onReady }: { onReady: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island becomes ready once.
  useEffect(onReady, []);
  return null;
}
