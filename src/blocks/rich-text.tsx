import { classNames, readyHtml, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function RichText({ id, blockKey, background, heading, text, content, strings }: PropsOf<(typeof blocks)['rich-text']>) {
  const isNested = useIsNested();
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className={classNames('grid gap-x-16', isNested ? 'gap-y-4' : 'gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]')}>
        <Heading id={headingId} text={text} className={isNested ? '' : 'lg:sticky lg:top-28 lg:self-start'}>
          {heading}
        </Heading>
        <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: readyHtml(content.html, blockKey, strings.richText) }} />
      </div>
    </Section>
  );
}
