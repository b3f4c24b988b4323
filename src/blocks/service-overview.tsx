import type { BlockProps } from '../model/block-props.ts';
import { Glyph } from '../ui/glyph.tsx';
import { ServicesSidebar } from '../ui/services-sidebar.tsx';
import { ThreadList } from '../ui/thread-list.tsx';

type Category = BlockProps<'service-overview'>['categories'][number];

export default function ServiceOverview({ id, blockKey, services, categories }: BlockProps<'service-overview'>) {
  return (
    <div id={id} className="section bg-cotton text-ink max-lg:pt-8">
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <ServicesSidebar services={services} />
        <div className="space-y-24 lg:space-y-36">
          {categories.map((category) => (
            <Group key={category.id} category={category} headingId={`${blockKey}-${category.id}`} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** What a category is about, and beside it what it holds. */
function Group({ category: { title, link, heading, paragraph, serviceList }, headingId }: { category: Category; headingId: string }) {
  return (
    <section aria-labelledby={headingId} className="grid gap-10 xl:grid-cols-2 xl:gap-14">
      <div className="xl:sticky xl:top-28 xl:self-start">
        <p className="font-semibold text-madder">{title}</p>
        <h2 id={headingId} className="mt-3 text-title font-display font-semibold text-balance">
          {heading}
        </h2>
        <p className="mt-5 max-w-measure text-lead opacity-85">{paragraph}</p>
        <a href={`/${link}`} className="text-link group mt-6 inline-flex items-center gap-2 py-1">
          More on {title}
          <Glyph name="arrow-right" className="size-4 transition-transform duration-150 group-hover:translate-x-1" />
        </a>
      </div>
      <ThreadList items={serviceList} className="xl:pt-2" />
    </section>
  );
}
