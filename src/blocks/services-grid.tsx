import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { CheckerCards } from '../ui/checker-cards.tsx';
import { Heading } from '../ui/heading.tsx';
import { type Background, Section } from '../ui/section.tsx';
import { ThreadList } from '../ui/thread-list.tsx';
import { WovenCards } from '../ui/woven-cards.tsx';

/** Crossing threads are separated by a line in the colour of the background. */
const backgrounds: Record<Background, string> = {
  light: '[--ground:var(--color-cotton)]',
  paper: '[--ground:var(--color-paper)]',
  dark: '[--ground:var(--color-ink)]',
};

export default function ServicesGrid(props: PropsOf<(typeof blocks)['services-grid']>) {
  const { id, blockKey, background, heading, text, services, websiteTypes, appTypes, category } = props;
  const headingId = `${blockKey}-heading`;
  const types = websiteTypes ?? appTypes;
  return (
    <Section id={id} background={background} labelledBy={headingId} className={backgrounds[background]}>
      <Heading id={headingId} text={text} className="mb-14 lg:mb-16">
        {heading}
      </Heading>
      {services && <WovenCards services={services} background={background} />}
      {types && <CheckerCards items={types} />}
      {category && <ThreadList items={category.serviceList} isRow />}
    </Section>
  );
}
