import { classNames, Glyph, Picture } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';
import type { SiteRecord } from '../../../schemas/collections/index.ts';
import { useLook } from '../../looks/look-context.tsx';

type ProjectCardProps = {
  project: SiteRecord<'portfolio'>;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  strings: Pick<Strings, 'links' | 'projects'>;
  /** May set `--cover`, the aspect ratio of the picture. Default: 4/3. */
  className?: string;
};

/** A project: its picture, its name, and a link that opens it in a new tab. The whole card is clickable. */
export function ProjectCard({ project: { img, title, link }, sizes, strings, className }: ProjectCardProps) {
  const { parts } = useLook();
  return (
    <article className={classNames(parts.card, 'project-card', className)}>
      <div className="overflow-clip rounded-panel bg-current/10 shadow-lift">
        <Picture image={{ ...img, alt: '' }} sizes={sizes} />
      </div>
      <h3>{title}</h3>
      {link === '' ? (
        <p className="mt-1 py-1 text-small opacity-80">{strings.projects.unavailable}</p>
      ) : (
        <a href={link} target="_blank" rel="noopener" className="text-link stretched-link mt-1 inline-flex items-center gap-2 py-1">
          {strings.projects.view}
          <span className="sr-only">{`: ${title} ${strings.links.newTab}`}</span>
          <Glyph name="arrow-right" className="size-4" />
        </a>
      )}
    </article>
  );
}
