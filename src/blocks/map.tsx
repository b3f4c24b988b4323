import { Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ContactList } from '../ui/contact/contact-list.tsx';
import { directionsTo } from '../ui/contact/directions.ts';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function MapPicture({
  id,
  blockKey,
  background,
  heading,
  text,
  image,
  address,
  directions,
  strings,
}: PropsOf<typeof blocks.map>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className="relative mt-10 lg:mt-14">
        <Picture
          image={image}
          sizes="(min-width: 82rem) 74rem, 92vw"
          className="aspect-4/3 w-full rounded-panel bg-current/10 object-cover lg:aspect-16/9"
        />
        <div className="relative mx-4 -mt-12 max-w-md rounded-panel bg-paper p-6 text-dark shadow-lift sm:p-8 lg:absolute lg:bottom-10 lg:left-10 lg:m-0">
          <ContactList company={{ address }} className="text-lg" />
          <ButtonLink to={directions ?? directionsTo(address)} newTab={strings.links.newTab} className="mt-6">
            {strings.places.directions}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
