import { Picture, type ShownEntry } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { GalleryPictures } from '../ui/gallery/gallery-pictures.tsx';
import { Neighbours } from '../ui/links/neighbours.tsx';
import { CalendarLink } from '../ui/records/calendar-link.tsx';
import { EntryList, RecordValue } from '../ui/records/record-value.tsx';
import { PageHeading } from '../ui/text/page-heading.tsx';

/** One record as the beginning of its page: facts beside the picture, and each text and each list of pictures under its own heading. */
export default function Record({ id, blockKey, record, eyebrow, text, neighbours, site, strings }: PropsOf<typeof blocks.record>) {
  const { title, picture, summary, closed, calendar, entries } = record;
  const headingId = `${blockKey}-heading`;
  const context = { site, strings, blockKey };
  const isPart = ({ value }: ShownEntry): boolean => value.kind === 'rich' || value.kind === 'pictures';
  const facts = entries.filter((entry) => !isPart(entry));
  return (
    <section id={id} aria-labelledby={headingId} className="bg-light text-dark">
      <PageHeading
        headingId={headingId}
        eyebrow={[eyebrow, closed].filter((part) => part !== undefined).join(' · ') || undefined}
        heading={title}
        text={text ?? summary}
      />
      <div className="column grid gap-12 pt-14 pb-(--rhythm) lg:grid-cols-2 lg:gap-16">
        {picture && (
          <Picture
            image={picture}
            sizes="(min-width: 82rem) 37rem, (min-width: 64rem) 46vw, 92vw"
            className="w-full self-start rounded-panel bg-current/10 object-cover shadow-lift"
            isFirst
          />
        )}
        {(facts.length > 0 || calendar) && (
          <div>
            <EntryList entries={facts} context={context} hasLines />
            {calendar && (
              <p className="mt-6">
                <CalendarLink href={calendar}>{strings.records.addToCalendar}</CalendarLink>
              </p>
            )}
          </div>
        )}
        {entries.filter(isPart).map(({ name, label, value }) => {
          const partId = `${blockKey}-${name}`;
          return (
            <div key={name} className="lg:col-span-2">
              <h2 id={partId} className="mb-4 font-display text-2xl font-title">
                {label}
              </h2>
              {value.kind === 'pictures' ? (
                <GalleryPictures pictures={value.pictures} labelledBy={partId} strings={strings.gallery} />
              ) : (
                <div className="max-w-measure">
                  <RecordValue value={value} context={context} />
                </div>
              )}
            </div>
          );
        })}
        {neighbours && (
          <Neighbours
            previous={neighbours.previous ? [neighbours.previous] : []}
            next={neighbours.next ? [neighbours.next] : []}
            labels={strings.records}
            className="lg:col-span-2"
          />
        )}
      </div>
    </section>
  );
}
