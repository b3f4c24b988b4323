import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { PageHeading } from '../ui/text/page-heading.tsx';

export default function Notice({ id, blockKey, heading, text, button, hasBrokenPattern, strings }: PropsOf<typeof blocks.notice>) {
  const headingId = `${blockKey}-heading`;
  return (
    <section id={id} aria-labelledby={headingId}>
      <PageHeading headingId={headingId} heading={heading} text={text} isAlone isPatternBroken={hasBrokenPattern}>
        <ButtonLink to={button.to} newTab={strings.links.newTab} className="mt-10">
          {button.label}
        </ButtonLink>
      </PageHeading>
    </section>
  );
}
