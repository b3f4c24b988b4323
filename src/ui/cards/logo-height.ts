/** The height of a logo among others, so that wide and high ones cover areas of about the same size. */
export function logoHeight({ width, height }: { width: number; height: number }): string {
  const ratio = width / height;
  if (ratio > 6) return 'h-7';
  if (ratio > 3) return 'h-10';
  return ratio > 1.6 ? 'h-12' : 'h-16';
}
