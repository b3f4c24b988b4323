import { classNames, NestedBlock } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function Columns({ id, blockKey, background, heading, text, columns }: PropsOf<typeof blocks.columns>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className={classNames('mt-14 grid gap-x-14 gap-y-16 *:min-w-0', columns.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3')}>
        {columns.map(({ blocks: inside }, index) => (
          <div key={index} className="grid content-start gap-14 *:min-w-0">
            {inside.map((block) => (
              <NestedBlock key={block.path} block={block} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
