import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { TextLink } from '../ui/links/text-link.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<(typeof blocks)['feature-rows']>;

export default function FeatureRows({ id, blockKey, background, heading, text, rows, strings }: Props) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div className="mt-14 grid gap-y-16 lg:mt-20 lg:gap-y-28">
        {rows.map((row, index) => (
          <div key={index} className="grid items-center gap-x-20 gap-y-8 *:min-w-0 lg:grid-cols-2">
            <Picture
              image={row.image}
              sizes="(min-width: 1024px) 592px, 100vw"
              className={classNames('aspect-4/3 w-full rounded-panel bg-current/10 object-cover', index % 2 === 0 && 'lg:order-last')}
            />
            <div>
              <span aria-hidden="true" className="mb-5 block h-1 w-16 bg-highlight" />
              <h3 className="font-display text-2xl leading-tight font-title text-balance">{row.title}</h3>
              {row.text && <p className="mt-4 max-w-measure opacity-85">{row.text}</p>}
              <Points points={row.points} />
              {row.link && (
                <TextLink to={row.link.to} newTab={strings.links.newTab} className="mt-5 inline-block py-1">
                  {row.link.label}
                </TextLink>
              )}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-3">
      {points.map((point, index) => (
        <li key={index} className="border-s-2 border-highlight ps-4">
          {point}
        </li>
      ))}
    </ul>
  );
}
