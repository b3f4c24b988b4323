import type { EnhanceProps } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

type Props = EnhanceProps<typeof blocks.counters>;

/** The longest time that counting takes, in milliseconds. */
const longest = 5000;

/** Counts each figure up once, when `threshold` (0 to 1) of the section is in view for the first time. */
export default function enhance(element: HTMLElement, { threshold, counters }: Props, signal: AbortSignal): void {
  const figures = element.querySelectorAll('[data-figure]');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      for (const [index, counter] of counters.entries()) {
        const figure = figures.item(index);
        if (figure) countUp(figure, counter, signal);
      }
    },
    { threshold },
  );
  for (const section of element.querySelectorAll('section')) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Counts from 0 to `target`, every `tickMilliseconds`: by one, or by more when that would take longer than `duration`. */
function countUp(
  figure: Element,
  { target, suffix = '', tickMilliseconds, duration = longest }: Props['counters'][number],
  signal: AbortSignal,
): void {
  const step = Math.ceil((target * tickMilliseconds) / duration);
  let value = 0;
  const show = (): void => {
    figure.textContent = value.toLocaleString(document.documentElement.lang) + suffix;
  };
  show();
  const timer = setInterval(() => {
    value = Math.min(value + step, target);
    show();
    if (value === target) clearInterval(timer);
  }, tickMilliseconds);
  signal.addEventListener('abort', () => clearInterval(timer));
}
