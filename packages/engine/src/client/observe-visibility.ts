type ObserveOptions = IntersectionObserverInit & { signal: AbortSignal };

/** Calls `onChange` when an element enters or leaves the viewport, until `options.signal` aborts. */
export function observeVisibility(elements: Iterable<Element>, onChange: IntersectionObserverCallback, options: ObserveOptions): void {
  const observer = new IntersectionObserver(onChange, options);
  for (const element of elements) observer.observe(element);
  options.signal.addEventListener('abort', () => observer.disconnect());
}
