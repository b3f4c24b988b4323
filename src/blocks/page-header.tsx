import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { PageHeading } from '../ui/text/page-heading.tsx';

export default function PageHeader({ id, blockKey, eyebrow, heading, text }: PropsOf<(typeof blocks)['page-header']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId}>
      <PageHeading headingId={headingId} eyebrow={eyebrow} heading={heading} text={text} />
    </section>
  );
}
