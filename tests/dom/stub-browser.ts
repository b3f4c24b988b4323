import { vi } from 'vitest';

/** Stubs IntersectionObserver, which jsdom lacks. `show` reports all observed elements as intersecting. */
export function stubIntersectionObserver(): { show: () => void; thresholds: unknown[] } {
  const observed = new Set<(isIntersecting: boolean) => void>();
  const thresholds: unknown[] = [];
  class Observer {
    readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void;
    readonly #watching = new Set<(isIntersecting: boolean) => void>();

    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void, options: { threshold?: unknown } = {}) {
      this.#callback = callback;
      thresholds.push(options.threshold);
    }

    observe(target: Element): void {
      const notify = (isIntersecting: boolean): void => this.#callback([{ isIntersecting, target }]);
      this.#watching.add(notify);
      observed.add(notify);
      notify(false);
    }

    unobserve(): void {
      this.disconnect();
    }

    disconnect(): void {
      for (const notify of this.#watching) observed.delete(notify);
      this.#watching.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    thresholds,
    show: () => {
      for (const notify of [...observed]) notify(true);
    },
  };
}

/** Stubs matchMedia with this value of prefers-reduced-motion. */
export function stubReducedMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: isReduced && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
