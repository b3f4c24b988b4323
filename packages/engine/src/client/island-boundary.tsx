import { Component, type ReactNode, useEffect } from 'react';

type Props = { children: ReactNode; onReady: () => void; onFailure: () => void };

/**
 * The error boundary of an island. Calls `onReady` after the effects of the island have run; after an error also calls
 * `onFailure`, which restores the HTML that the server sent.
 */
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

/** Rendered after the island, so that its effect runs after all effects of the island. */
function Ready({ onReady }: { onReady: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island becomes ready once.
  useEffect(onReady, []);
  return null;
}
