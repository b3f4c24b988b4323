import { Icon } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function Reasons({ id, blockKey, background, heading, text, reasons }: PropsOf<typeof blocks.reasons>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ol className="mt-14 grid gap-x-16 gap-y-12 md:grid-cols-2 lg:mt-20 lg:gap-x-24 lg:gap-y-16">
        {reasons.map(({ id: reason, icon, title, desc }, index) => (
          <li key={reason} className="grid grid-cols-[2.75rem_1fr] gap-x-4 md:even:translate-y-12 lg:grid-cols-[4.5rem_1fr] lg:gap-x-6">
            <span aria-hidden="true" className="text-figure font-display font-heading text-highlight">
              {index + 1}
            </span>
            <div className="pt-1 lg:pt-2">
              <h3 className="flex items-start justify-between gap-4 font-display text-xl leading-snug font-title lg:text-2xl">
                {title}
                <Icon shapes={icon} className="mt-1 size-6 shrink-0 accent" />
              </h3>
              <p className="mt-3 max-w-measure opacity-85">{desc}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
