type Watch = IntersectionObserverInit & { signal: AbortSignal };

/** Reports elements that come into view or leave it, until the signal ends. */
export function watchView(elements: Iterable<Element>, report: IntersectionObserverCallback, watch: Watch): void {
  const observer = new IntersectionObserver(report, watch);
  for (const element of elements) observer.observe(element);
  watch.signal.addEventListener('abort', () => observer.disconnect());
}
