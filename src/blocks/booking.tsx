import { fillIn } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { EmbedButton } from '../ui/embed/embed-button.tsx';
import { EmbedNote } from '../ui/embed/embed-note.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

/** With script, a button that loads the calendar into the place below it. Without script, a link to the appointment page. */
export default function Booking({ id, blockKey, background, heading, text, url, embeds, strings }: PropsOf<typeof blocks.booking>) {
  const headingId = `${blockKey}-heading`;
  const noteId = `${blockKey}-note`;
  const [service] = embeds;
  if (!service) throw new Error('site.yaml does not declare the service of this calendar.');
  const bookOn = fillIn(strings.embed.bookOn, { service: service.label });
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div
        data-embed
        className="relative mt-8 data-[embed=loaded]:h-176 data-[embed=loaded]:overflow-clip data-[embed=loaded]:rounded-panel data-[embed=loaded]:bg-current/10"
      >
        <EmbedButton label={strings.embed.showCalendar} title={heading} noteId={noteId} className="hidden script:inline-flex" />
        <ButtonLink to={url} newTab={strings.links.newTab} className="script:hidden">
          {bookOn}
        </ButtonLink>
      </div>
      <EmbedNote id={noteId} className="hidden script:block" service={service} strings={strings} page={{ href: url, label: bookOn }} />
    </Section>
  );
}
