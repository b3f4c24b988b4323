import { vi } from 'vitest';

/** What jsdom lacks: reports an element as seen when a test says so. */
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
      const tell = (isIntersecting: boolean): void => this.#callback([{ isIntersecting, target }]);
      this.#watching.add(tell);
      observed.add(tell);
      tell(false);
    }

    unobserve(): void {
      this.disconnect();
    }

    disconnect(): void {
      for (const tell of this.#watching) observed.delete(tell);
      this.#watching.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    thresholds,
    show: () => {
      for (const tell of [...observed]) tell(true);
    },
  };
}

/** Answers every media query alike: whether the visitor asks for less motion. */
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
