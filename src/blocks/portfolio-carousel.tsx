import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { ProjectCard } from '../ui/cards/project-card.tsx';
import { Marquee } from '../ui/carousel/marquee.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function PortfolioCarousel(props: PropsOf<(typeof blocks)['portfolio-carousel']>) {
  const { id, blockKey, background, heading, text, projects, perView, spacing, secondsPerStep, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text} className="mb-10 lg:mb-14">
        {heading}
      </Heading>
      <Marquee
        id={`${blockKey}-pause`}
        pause={strings.marquee.pause}
        label={strings.marquee.projects}
        {...{ perView, spacing, secondsPerStep }}
      >
        {projects.map((project, index) => (
          <ProjectCard key={`${project.id}-${index}`} project={project} sizes={coverSizes(perView)} strings={strings} />
        ))}
      </Marquee>
    </Section>
  );
}

/** The width of a cover at each step of the window's width, widest first; the page's column ends at 74rem of content. */
function coverSizes(perView: PropsOf<(typeof blocks)['portfolio-carousel']>['perView']): string {
  const widest = `(min-width: 82rem) ${Math.ceil(74 / (perView.at(-1)?.show ?? 1))}rem`;
  const steps = perView.toReversed().map(({ from, show }) => `${from > 0 ? `(min-width: ${from}px) ` : ''}${Math.ceil(92 / show)}vw`);
  return [widest, ...steps].join(', ');
}
