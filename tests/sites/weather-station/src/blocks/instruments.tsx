import { Accordion } from '@base-ui/react/accordion';
import { ClientOnly } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';

/** Visitors without script get the same texts as a list. */
type Props = PropsOf<typeof blocks.instruments>;

export default function Instruments({ id, heading, instruments }: Props) {
  return (
    <section id={id} className="mx-auto max-w-prose p-8">
      <h2 className="text-2xl">{heading}</h2>
      <ClientOnly fallback={<List instruments={instruments} />}>
        {() => (
          <Accordion.Root>
            {instruments.map(({ name, text }) => (
              <Accordion.Item key={name} value={name}>
                <Accordion.Header>
                  <Accordion.Trigger className="font-bold">{name}</Accordion.Trigger>
                </Accordion.Header>
                <Accordion.Panel>{text}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        )}
      </ClientOnly>
    </section>
  );
}

const List = ({ instruments }: Pick<Props, 'instruments'>) => (
  <dl>
    {instruments.map(({ name, text }) => (
      <div key={name}>
        <dt className="font-bold">{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
