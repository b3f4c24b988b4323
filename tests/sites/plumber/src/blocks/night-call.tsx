import { Picture, phoneHref } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { Section } from '../../../../../src/ui/section.tsx';
import { Heading } from '../../../../../src/ui/text/heading.tsx';
import type { blocks } from '../../schemas/blocks.ts';

/** The number for emergencies, with the seal of the guild. */
export default function NightCall({ id, blockKey, heading, site: { hotline, seal } }: PropsOf<(typeof blocks)['night-call']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} labelledBy={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <p className="mt-6 flex items-center gap-4">
        {seal && <Picture image={seal} sizes="4rem" className="size-16" />}
        <a href={phoneHref(hotline.phone)} className="text-link">
          {hotline.label}
        </a>
      </p>
    </Section>
  );
}
