import { Icon } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { useRef } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useCount } from '../ui/motion/use-count.ts';
import { useFirstView } from '../ui/motion/use-first-view.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Counter = PropsOf<typeof blocks.counters>['counters'][number];

export default function Counters(props: PropsOf<typeof blocks.counters>) {
  const { id, blockKey, background, heading, text, cards, counters, threshold, site } = props;
  const headingId = `${blockKey}-heading`;
  const content = useRef<HTMLDivElement>(null);
  const isSeen = useFirstView(content, threshold);
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div ref={content}>
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        <ul className="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({ icon, title, text: cardText }) => (
            <li key={title} className="border-t-2 border-highlight pt-6">
              <Icon shapes={icon} className="accent mb-5 size-8" />
              <h3 className="font-display text-xl font-semibold">{title}</h3>
              <p className="mt-3 opacity-85">{cardText}</p>
            </li>
          ))}
        </ul>
        <dl className="mt-20 grid grid-cols-2 gap-x-6 gap-y-10 lg:gap-x-10 lg:grid-cols-4">
          {counters.map((counter) => (
            <CountUp key={counter.label} counter={counter} language={site.language} isRunning={isSeen} />
          ))}
        </dl>
      </div>
    </Section>
  );
}

type CountUpProps = { counter: Counter; language: string; isRunning: boolean };

/** Assistive technology reads the final number; the animated one is hidden from it. */
function CountUp({ counter: { label, target, suffix = '', tickMilliseconds }, language, isRunning }: CountUpProps) {
  const value = useCount({ target, tickMilliseconds, isRunning });
  const figure = (number: number): string => number.toLocaleString(language) + suffix;
  return (
    <div className="flex flex-col-reverse">
      <dt className="mt-2 opacity-85">{label}</dt>
      <dd className="accent text-figure font-display font-bold">
        <span className="sr-only">{figure(target)}</span>
        <span aria-hidden="true" className="inline-grid [font-variant-numeric:tabular-nums] *:[grid-area:1/1]">
          <span className="invisible">{figure(target)}</span>
          <span>{figure(value)}</span>
        </span>
      </dd>
    </div>
  );
}
