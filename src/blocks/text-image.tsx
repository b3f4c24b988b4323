import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function TextImage({
  id,
  blockKey,
  background,
  heading,
  paragraphs,
  image,
  imageSide,
  link,
  strings,
}: PropsOf<(typeof blocks)['text-image']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <Heading id={headingId}>{heading}</Heading>
          <div className="mt-6 grid max-w-measure gap-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {link && (
            <ButtonLink to={link.to} newTab={strings.links.newTab} className="mt-8">
              {link.label}
            </ButtonLink>
          )}
        </div>
        <Picture
          image={image}
          sizes="(min-width: 1024px) 592px, 100vw"
          className={classNames('h-auto w-full rounded-panel bg-current/10', imageSide === 'left' && 'lg:order-first')}
        />
      </div>
    </Section>
  );
}
