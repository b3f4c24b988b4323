import { classNames, Glyph, Picture } from 'pagewright/react';
import type { SiteRecord } from '../../schemas/collections/index.ts';

type ProjectCardProps = {
  project: SiteRecord<'portfolio'>;
  /** The widths its cover is shown at, as the `sizes` attribute has them. */
  sizes: string;
  /** May set `--cover`, the ratio of the cover's sides; 4/3 without. */
  className?: string;
};

/** A project: its cover, its name, and the way to it in a new tab. The whole card leads there. */
export function ProjectCard({ project: { img, title, link }, sizes, className }: ProjectCardProps) {
  return (
    <article className={classNames('group/card @container relative', className)}>
      <div className="overflow-clip rounded-panel bg-current/10 shadow-lift">
        <Picture
          image={{ ...img, alt: '' }}
          sizes={sizes}
          className="aspect-[var(--cover,4/3)] w-full object-cover object-top transition-transform duration-300 ease-out motion-safe:group-has-[a:hover]/card:scale-[1.025]"
        />
      </div>
      <h3 className="mt-5 font-display text-lg leading-snug font-semibold text-balance @md:text-2xl">{title}</h3>
      {link === '' ? (
        <p className="mt-1 py-1 text-small opacity-80">Project Link Unavailable</p>
      ) : (
        <a href={link} target="_blank" rel="noopener" className="text-link whole-card mt-1 inline-flex items-center gap-2 py-1">
          View Project
          <span className="sr-only">: {title} (opens in a new tab)</span>
          <Glyph
            name="arrow-right"
            className="size-4 transition-transform duration-150 group-hover/card:translate-x-1 motion-reduce:transform-none"
          />
        </a>
      )}
    </article>
  );
}
