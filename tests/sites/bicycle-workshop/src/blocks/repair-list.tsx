import type { PropsOf } from 'pagewright/schema';
import { Section } from '../../../../../src/ui/section.tsx';
import { Heading } from '../../../../../src/ui/text/heading.tsx';
import type { blocks } from '../../schemas/blocks/index.ts';

/** Uses ui parts of the extended site. */
export default function RepairList({ id, blockKey, heading, repairs, strings }: PropsOf<(typeof blocks)['repair-list']>) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background="paper" labelledBy={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <ul>
        {repairs.map((repair) => (
          <li key={repair.id}>
            {repair.title}, {strings.repairs.from} {repair.price}
          </li>
        ))}
      </ul>
    </Section>
  );
}
