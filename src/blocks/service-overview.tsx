import { fillIn, Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { MarkedList } from '../ui/cards/marked-list.tsx';
import { ServicesSidebar } from '../ui/services-sidebar.tsx';

type Category = PropsOf<(typeof blocks)['service-overview']>['categories'][number];
type Service = PropsOf<(typeof blocks)['service-overview']>['services'][number];

export default function ServiceOverview({ id, blockKey, services, categories, strings }: PropsOf<(typeof blocks)['service-overview']>) {
  return (
    <div id={id} className="section bg-light text-dark max-lg:pt-8">
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <ServicesSidebar label={strings.services.all} services={services} />
        <div className="grid gap-24 lg:gap-36">
          {categories.map((category) => (
            <Group
              key={category.id}
              category={category}
              more={strings.services.more}
              headingId={`${blockKey}-${category.id}`}
              service={services.find(({ id: service }) => service === category.id)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type GroupProps = {
  category: Category;
  /** The text of the link to the category, with the placeholder `{title}`. */
  more: string;
  headingId: string;
  /** The service of the same id, whose picture shows what the category is about. */
  service: Service | undefined;
};

/** A category: its heading and text, and beside them its list of services. */
function Group({ category: { title, page, heading, paragraph, serviceList }, more, headingId, service }: GroupProps) {
  return (
    <section aria-labelledby={headingId} className="grid gap-10 xl:grid-cols-2 xl:gap-14">
      <div className="xl:sticky xl:top-28 xl:self-start">
        {service && (
          <Picture
            image={{ ...service.image, alt: '' }}
            sizes="(min-width: 80rem) 26rem, (min-width: 64rem) 58vw, 92vw"
            className="mb-8 aspect-3/2 w-full rounded-panel bg-current/10 object-cover"
          />
        )}
        <p className="font-semibold text-primary">{title}</p>
        <h2 id={headingId} className="mt-3 text-title font-display font-title text-balance">
          {heading}
        </h2>
        <p className="mt-5 max-w-measure text-lead opacity-85">{paragraph}</p>
        <a href={page} className="text-link group mt-6 inline-flex items-center gap-2 py-1">
          {fillIn(more, { title })}
          <Glyph name="arrow-right" className="size-4 nudging group-hover:nudge-forward" />
        </a>
      </div>
      <MarkedList items={serviceList} className="xl:pt-2" />
    </section>
  );
}
