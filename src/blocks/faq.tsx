import { classNames, Glyph, Picture, useIsNested } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useLook } from '../looks/look-context.tsx';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

export default function Faq({ id, blockKey, background, heading, text, badge, image, questions }: PropsOf<typeof blocks.faq>) {
  const isNested = useIsNested();
  const headingId = `${blockKey}-heading`;
  const { parts } = useLook();
  return (
    <Section id={id} labelledBy={headingId} background={background}>
      <div className={classNames('grid gap-12', image && !isNested && 'lg:grid-cols-[5fr_7fr] lg:gap-20')}>
        {image && (
          <div className="relative mx-auto w-full max-w-sm self-start lg:sticky lg:top-28 lg:max-w-none">
            <Picture image={image} sizes="(min-width: 1024px) 480px, 384px" className="h-auto w-full" />
            {badge && (
              <p className="absolute bottom-6 start-0 rounded-full bg-highlight px-5 py-3 font-display font-title text-dark shadow-lift lg:-start-4">
                {badge}
              </p>
            )}
          </div>
        )}
        <div>
          <Heading id={headingId} text={text}>
            {heading}
          </Heading>
          <div className="mt-10 border-t border-current/15">
            {questions.map(({ id: key, lang, question, answer }) => (
              <details
                key={key}
                lang={lang}
                name={`${blockKey}-questions`}
                className={classNames(parts.row, 'group border-b border-current/15')}
              >
                <summary className="flex cursor-pointer items-start justify-between gap-6 py-5">
                  <h3 className="font-display text-lg font-title">{question}</h3>
                  <Glyph name="plus" className="mt-1 size-5 shrink-0 accent transition-transform duration-200 group-open:rotate-45" />
                </summary>
                <p className="max-w-measure pe-10 pb-6">{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
