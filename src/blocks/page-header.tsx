import type { BlockProps } from 'pagewright/react';
import { PageHeading } from '../ui/page-heading.tsx';

export default function PageHeader({ id, blockKey, eyebrow, heading, text }: BlockProps<'page-header'>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId}>
      <PageHeading headingId={headingId} eyebrow={eyebrow} heading={heading} text={text} />
    </section>
  );
}
