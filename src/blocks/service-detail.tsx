import { Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ServicesSidebar } from '../ui/services-sidebar.tsx';
import { splitParagraphs } from '../ui/text/split-paragraphs.ts';

type Service = PropsOf<(typeof blocks)['service-detail']>['service'];

/** A dark background from the top of the page, behind the title, to the middle of the picture, however long the title is. */
const darkBackground =
  'before:absolute before:-inset-x-[100vw] before:-top-64 before:-bottom-28 before:-z-10 before:bg-dark sm:before:-bottom-40 lg:before:-bottom-56';

export default function ServiceDetail({ id, blockKey, service, services, site, strings }: PropsOf<(typeof blocks)['service-detail']>) {
  const headingId = `${blockKey}-heading`;
  const { id: current, title, desc, image, about } = service;
  return (
    <section aria-labelledby={headingId} className="relative isolate overflow-x-clip bg-light pb-(--rhythm) text-dark">
      <div className="column pt-28 lg:pt-40">
        <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
          <ServicesSidebar label={strings.services.all} services={services} current={current} className="max-lg:z-1" />
          <article className="relative">
            <header className={`dark relative text-light ${darkBackground}`}>
              <h1 id={headingId} className="text-headline font-display font-heading text-balance">
                {title}
              </h1>
              <p className="mt-5 max-w-xl text-lead opacity-90">{desc}</p>
            </header>
            <Picture
              image={image}
              sizes="(min-width: 82rem) 53rem, (min-width: 64rem) calc(92vw - 21rem), 92vw"
              className="relative mt-10 aspect-4/3 w-full rounded-panel object-cover shadow-lift sm:aspect-3/2 lg:mt-12"
              isFirst
            />
            <Detail service={service} language={site.language} />
            {about && (
              <div className="mt-16 border-s-3 border-highlight ps-6 sm:ps-10 lg:mt-24">
                <h2 className="max-w-2xl font-display text-3xl leading-tight font-title text-balance">{about.heading}</h2>
                <p className="mt-5 max-w-measure">{about.text}</p>
              </div>
            )}
            <NextService label={strings.services.next} services={services} current={current} />
          </article>
        </div>
      </div>
    </section>
  );
}

/** The text of the service, with its optional heading. */
function Detail({ service: { detailHeading, shortParagraph, detailContent }, language }: { service: Service; language: string }) {
  return (
    <div className="mt-12 lg:mt-16">
      {detailHeading && <h2 className="max-w-3xl text-title font-display font-title text-balance">{detailHeading}</h2>}
      {shortParagraph && <p className="mt-5 max-w-measure text-lead font-semibold">{shortParagraph}</p>}
      <div className="mt-6 grid max-w-measure gap-5 first:mt-0">
        {splitParagraphs(detailContent, { language }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

/** A link to the next service of the list, after the last to the first. Renders nothing when that service has no page. */
function NextService({ label, services, current }: { label: string; services: readonly Service[]; current: string }) {
  const next = services[(services.findIndex(({ id }) => id === current) + 1) % services.length];
  const to = next?.link ?? next?.href;
  if (!next || next.id === current || to === undefined) return null;
  return (
    <p className="mt-16 border-t-2 border-current/15 pt-8 lg:mt-24">
      <span className="block opacity-80">{label}</span>
      <a href={to} className="hover-line group text-title font-display font-title">
        {`${next.title}\u00a0`}
        <Glyph name="arrow-right" className="ms-1 inline size-8 text-primary nudging group-hover:nudge-forward" />
      </a>
    </p>
  );
}
