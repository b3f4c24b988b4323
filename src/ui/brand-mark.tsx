import { classNames } from 'pagewright/react';

/** Line drawings of the networks' signs, on a 24-unit square (Tabler Icons, MIT). */
const marks = {
  instagram: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M17 7v.01',
  linkedin: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0',
  whatsapp: 'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4',
} as const;

/** The sign of a network, hidden from assistive technology: its name stands beside it. */
export function BrandMark({ name, className }: { name: keyof typeof marks; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('drawn', className)}>
      <path d={marks[name]} />
    </svg>
  );
}
