const milliseconds = 220;

/**
 * Fades an element in while it moves to its place from `x` pixels to the right and `y` pixels below. Resolves at the end;
 * immediately with reduced motion.
 */
export async function animateIn(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames = { opacity: [0, 1], transform: [`translate(${x}px, ${y}px)`, 'none'] };
  await element.animate(frames, { duration: milliseconds, easing: 'ease-out' }).finished;
}
