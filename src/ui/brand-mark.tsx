import { classNames } from './class-names.ts';

/** Line drawings of the networks' signs, on a 24-unit square (Tabler Icons, MIT). */
const marks = {
  instagram: 'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M16.5 7.5v.01',
  linkedin: 'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0',
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
