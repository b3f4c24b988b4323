import { classNames } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ProjectCard } from '../ui/cards/project-card.tsx';
import { ButtonLink } from '../ui/links/button-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Place = { column: string; sizes: string };

const large: Place = { column: 'md:col-span-7', sizes: '(min-width: 82rem) 42rem, (min-width: 48rem) 53vw, 92vw' };
const small: Place = { column: 'md:col-span-5', sizes: '(min-width: 82rem) 29rem, (min-width: 48rem) 37vw, 92vw' };
const lowered = 'md:pt-24 lg:pt-40';

/** Rows of a large and a small cover in alternating order, the second of each pair lower. A single last cover is large. */
const places: readonly Place[] = [
  large,
  { ...small, column: classNames(small.column, lowered) },
  small,
  { ...large, column: classNames(large.column, lowered) },
];

export default function PortfolioGrid(props: PropsOf<(typeof blocks)['portfolio-grid']>) {
  const { id, blockKey, background, heading, text, projects, link, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text} className="mb-14 lg:mb-20">
        {heading}
      </Heading>
      <div className="grid gap-x-10 gap-y-14 md:grid-cols-12 lg:gap-x-16 lg:gap-y-20">
        <ul className="contents">
          {projects.map((project, index) => {
            const isLeftOver = index === projects.length - 1 && index % 2 === 0;
            const { column, sizes } = (isLeftOver ? undefined : places[index % places.length]) ?? large;
            return (
              <li key={`${project.id}-${index}`} className={column}>
                <ProjectCard project={project} sizes={sizes} strings={strings} />
              </li>
            );
          })}
        </ul>
        {link && (
          <div className={classNames('self-end', projects.length % 2 === 0 ? 'md:col-span-12' : 'md:col-span-5 md:pb-2')}>
            <ButtonLink to={link.to} newTab={strings.links.newTab} look="quiet">
              {link.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
