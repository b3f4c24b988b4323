import { classNames, Icon } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { Section } from '../../../../src/ui/section.tsx';
import { Heading } from '../../../../src/ui/text/heading.tsx';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Prices } from '../ui/prices.tsx';

export default function PriceList(props: PropsOf<(typeof blocks)['price-list']>) {
  const { id, blockKey, background, heading, text, treatments, footnote, site, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <ul
        className={classNames(
          'mt-14 grid gap-x-10 gap-y-14 md:grid-cols-2',
          treatments.length % 3 === 0 ? 'xl:grid-cols-3' : 'lg:gap-x-16',
        )}
      >
        {treatments.map(({ id: key, title, icon, href, prices }) => (
          <li key={key}>
            <h3 className="mb-5 flex items-center gap-4 font-display text-2xl font-title">
              <Icon shapes={icon} className="size-8 shrink-0 accent" />
              {href === undefined ? (
                title
              ) : (
                <a href={href} className="hover-line">
                  {title}
                </a>
              )}
            </h3>
            <Prices prices={prices} language={site.language} from={strings.clinic.from} />
          </li>
        ))}
      </ul>
      {footnote && <p className="mt-12 max-w-measure text-small opacity-85">{footnote}</p>}
    </Section>
  );
}
