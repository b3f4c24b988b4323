import { animate } from 'framer-motion/dom/mini';

const seconds = 0.22;

/**
 * Lets what has just been put in view come in, from `way` pixels aside or below. Resolves when it is
 * there: at once where people ask for less motion.
 */
export async function animateIn(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await animate(
    element,
    { opacity: [0, 1], transform: [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'] },
    { duration: seconds, ease: 'easeOut' },
  );
}
