import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ContactList } from '../ui/contact/contact-list.tsx';
import { directionsTo } from '../ui/contact/directions.ts';
import { EmbedButton } from '../ui/embed/embed-button.tsx';
import { EmbedNote } from '../ui/embed/embed-note.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

/**
 * A picture with the address in front of it. A button loads an interactive map into the place of the picture. Without a picture there is
 * only the address until script runs.
 */
export default function MapPicture(props: PropsOf<typeof blocks.map>) {
  const { id, blockKey, background, heading, text, image, address, directions, embeds, strings } = props;
  const headingId = `${blockKey}-heading`;
  const noteId = `${blockKey}-note`;
  const [service] = embeds;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className={classNames('relative mt-10 lg:mt-14', !image && 'lg:grid lg:grid-cols-[2fr_1fr] lg:items-start lg:gap-8')}>
        <div
          data-embed={service && ''}
          className={classNames(
            'peer relative aspect-4/3 overflow-clip rounded-panel bg-current/10 lg:aspect-16/9',
            !image && 'hidden place-items-center print:hidden! script:grid',
          )}
        >
          {image && <Picture image={image} sizes="(min-width: 82rem) 74rem, 92vw" className="size-full object-cover" />}
          {service && (
            <EmbedButton
              label={strings.embed.showMap}
              title={heading}
              noteId={noteId}
              className={classNames('hidden script:inline-flex', image && 'absolute top-4 start-4 lg:top-10 lg:start-10')}
            />
          )}
        </div>
        <div
          className={classNames(
            'max-w-md rounded-panel bg-paper p-6 text-dark shadow-lift sm:p-8',
            image
              ? 'relative mx-4 -mt-12 peer-data-[embed=loaded]:mx-0 peer-data-[embed=loaded]:mt-4 lg:absolute lg:bottom-10 lg:start-10 lg:m-0 lg:peer-data-[embed=loaded]:static'
              : 'max-lg:mt-4',
          )}
        >
          <ContactList company={{ address }} className="text-lg" />
          <ButtonLink to={directions ?? directionsTo(address)} newTab={strings.links.newTab} className="mt-6">
            {strings.places.directions}
          </ButtonLink>
        </div>
      </div>
      {service && <EmbedNote id={noteId} className="hidden script:block" service={service} strings={strings} />}
    </Section>
  );
}
