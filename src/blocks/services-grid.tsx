import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { AlternatingCards } from '../ui/cards/alternating-cards.tsx';
import { CardRows } from '../ui/cards/card-rows.tsx';
import { MarkedList } from '../ui/cards/marked-list.tsx';
import { type Background, Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

/** The pattern needs the colour of the background. */
const backgrounds: Record<Background, string> = {
  light: '[--pattern-background:var(--color-light)]',
  paper: '[--pattern-background:var(--color-paper)]',
  dark: '[--pattern-background:var(--color-dark)]',
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
      {services && <CardRows services={services} background={background} />}
      {types && <AlternatingCards items={types} />}
      {category && <MarkedList items={category.serviceList} isRow />}
    </Section>
  );
}
