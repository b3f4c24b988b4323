import { classNames, fillIn, Picture, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';

/** A long quotation is set smaller, so that it fits a window. */
const longText = 160;

export default function Quote({ id, blockKey, background, text, name, role, image, link, strings }: PropsOf<typeof blocks.quote>) {
  const isNested = useIsNested();
  const Level = isNested ? 'h3' : 'h2';
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Level id={headingId} className="sr-only">
        {fillIn(strings.quote.heading, { name })}
      </Level>
      <figure className="max-w-5xl">
        <span aria-hidden="true" className="mb-6 block h-1 w-16 bg-highlight" />
        <blockquote
          className={classNames(
            'font-display font-title text-balance',
            isNested || text.length > longText ? 'text-2xl leading-snug' : 'text-title',
          )}
        >
          <p className="quoted">{text}</p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-5">
          {image && <Picture image={image} sizes="64px" className="size-16 shrink-0 rounded-full bg-current/10 object-cover" />}
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            {role && <p className="opacity-85">{role}</p>}
            {link && (
              <TextLink to={link.to} newTab={strings.links.newTab} className="inline-block py-1">
                {link.label}
              </TextLink>
            )}
          </div>
        </figcaption>
      </figure>
    </Section>
  );
}
