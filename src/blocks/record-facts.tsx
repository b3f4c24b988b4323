import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { EntryList } from '../ui/records/record-value.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<(typeof blocks)['record-facts']>;

export default function RecordFacts({ id, blockKey, background, record, heading = record.title, text, site, strings }: Props) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} badge={record.closed} text={text}>
        {heading}
      </Heading>
      <EntryList
        entries={record.entries}
        context={{ site, strings, blockKey }}
        hasLines
        className="mt-8 max-w-3xl border-y border-current/15"
      />
    </Section>
  );
}
