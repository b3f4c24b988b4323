import type { BlockProps } from '../model/block-props.ts';
import { Opening } from '../ui/opening.tsx';

export default function PageHeader({ id, blockKey, eyebrow, heading, text }: BlockProps<'page-header'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId}>
      <Opening headingId={headingId} eyebrow={eyebrow} heading={heading} text={text} />
    </section>
  );
}
