import { Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Marquee } from '../ui/carousel/marquee.tsx';
import { Section } from '../ui/section.tsx';

export default function LogoStrip(props: PropsOf<(typeof blocks)['logo-strip']>) {
  const { id, blockKey, background, heading, clients, perView, spacing, secondsPerStep, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId} className="section-tight">
      <h2 id={headingId} className="mb-10 text-center font-display text-xl font-title">
        {heading}
      </h2>
      <Marquee
        id={`${blockKey}-pause`}
        pause={strings.marquee.pause}
        label={strings.marquee.logos}
        {...{ perView, spacing, secondsPerStep }}
      >
        {clients.map(({ id: client, name, logo }) => (
          <Picture key={client} image={{ ...logo, alt: name }} sizes="190px" className="mx-auto h-10 w-auto max-w-full client-logo" />
        ))}
      </Marquee>
    </Section>
  );
}
