import { animate } from 'framer-motion/dom/mini';

const seconds = 0.22;

/**
 * Fades an element in while it moves to its place from `x` pixels to the right and `y` pixels below. Resolves at the end;
 * immediately with reduced motion.
 */
export async function animateIn(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await animate(
    element,
    { opacity: [0, 1], transform: [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'] },
    { duration: seconds, ease: 'easeOut' },
  );
}
