import { classNames, fillIn, Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { useEffect, useRef } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
import { bringIntoRow } from '../ui/bring-into-row.ts';
import { Heading } from '../ui/heading.tsx';
import { Section } from '../ui/section.tsx';
import { useSlides } from '../ui/use-slides.ts';

type Value = PropsOf<(typeof blocks)['values-slides']>['values'][number];
type Colour = Value['gradient']['from'];

/** The text is on the first colour only, and the gradient is under the picture, so the first colour decides the text colour. */
const backgrounds: Record<Colour, { words: string; start: string; end: string }> = {
  ink: { words: 'bg-ink text-cotton', start: '[--start:var(--color-ink)]', end: '[--end:var(--color-ink)]' },
  cotton: { words: 'bg-cotton text-ink', start: '[--start:var(--color-cotton)]', end: '[--end:var(--color-cotton)]' },
  paper: { words: 'bg-paper text-ink', start: '[--start:var(--color-paper)]', end: '[--end:var(--color-paper)]' },
  marigold: { words: 'bg-marigold text-ink', start: '[--start:var(--color-marigold)]', end: '[--end:var(--color-marigold)]' },
  madder: { words: 'bg-madder text-paper', start: '[--start:var(--color-madder)]', end: '[--end:var(--color-madder)]' },
  peacock: { words: 'bg-peacock text-paper', start: '[--start:var(--color-peacock)]', end: '[--end:var(--color-peacock)]' },
};
const gradient = 'bg-[linear-gradient(var(--start),var(--end))] lg:bg-[linear-gradient(90deg,var(--start),var(--end))]';

/** Before hydration a row to scroll; without script a list. After it, slides on top of each other, as high as the highest. */
const layouts = {
  strip: 'flex gap-6 [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] noscript:grid',
  stack: 'grid *:[grid-area:1/1] print:*:visible print:*:[grid-area:auto]',
};

export default function ValuesSlides(props: PropsOf<(typeof blocks)['values-slides']>) {
  const { id, blockKey, background, heading, text, values } = props;
  const strings = props.strings.slides;
  const headingId = `${blockKey}-heading`;
  const strip = useRef<HTMLUListElement>(null);
  const { shown, leaving, hasTurned, show } = useSlides(strip, values.length);
  const isHydrated = shown !== undefined;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-8">
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        <div className="flex gap-3 asleep:invisible noscript:hidden">
          <Turn glyph="arrow-left" name={strings.previous} onPress={() => show((shown ?? 0) - 1)} />
          <Turn glyph="arrow-right" name={strings.next} onPress={() => show((shown ?? 0) + 1)} />
        </div>
      </div>
      <div className="relative -mx-(--gutter) mb-6 flex gap-6 overflow-x-auto px-(--gutter) [scrollbar-width:none] asleep:invisible motion-safe:scroll-smooth noscript:hidden print:hidden">
        {values.map(({ id: value, title }, index) => (
          <Title key={value} isShown={index === shown} onPress={() => show(index)}>
            {title}
          </Title>
        ))}
      </div>
      <ul ref={strip} tabIndex={isHydrated ? -1 : 0} aria-label={heading} className={isHydrated ? layouts.stack : layouts.strip}>
        {values.map((value, index) => (
          <li
            key={value.id}
            aria-label={fillIn(strings.position, { number: index + 1, count: values.length })}
            inert={isHydrated && index !== shown}
            className={classNames(
              'grid w-full shrink-0 snap-start',
              isHydrated && index !== shown && index !== leaving && 'invisible',
              index === shown && 'z-1',
            )}
          >
            <Slide {...value} />
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {isHydrated && hasTurned && fillIn(strings.shown, { title: values[shown]?.title ?? '', number: shown + 1, count: values.length })}
      </p>
    </Section>
  );
}

function Turn({ glyph, name, onPress }: { glyph: 'arrow-left' | 'arrow-right'; name: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} aria-label={name} className="round-button">
      <Glyph name={glyph} className="size-5" />
    </button>
  );
}

/** A title in the row above the slides, which shows its slide. */
function Title({ isShown, onPress, children }: { isShown: boolean; onPress: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) bringIntoRow(button.current);
  }, [isShown]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onPress}
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'shrink-0 cursor-pointer border-t-3 py-4 text-left font-display font-semibold -outline-offset-3 lg:flex-1 lg:shrink',
        isShown ? 'border-madder' : 'border-current/15 hover:border-current/40',
      )}
    >
      {children}
    </button>
  );
}

function Slide({ title, description, image, gradient: { from, to } }: Value) {
  return (
    <article className="grid overflow-hidden rounded-panel border border-current/10 lg:grid-cols-[5fr_6fr]">
      <div className={classNames('flex flex-col justify-center p-8 max-lg:pb-4 sm:p-12 lg:p-16', backgrounds[from].words)}>
        <h3 className="font-display text-title font-semibold text-balance">{title}</h3>
        <p className="mt-5 max-w-measure text-lead">{description}</p>
      </div>
      <div className={classNames(gradient, 'p-6 sm:p-10 lg:p-14', backgrounds[from].start, backgrounds[to].end)}>
        <Picture
          image={image}
          sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, 88vw"
          className="aspect-4/3 size-full rounded-xl bg-current/10 object-cover shadow-lift"
        />
      </div>
    </article>
  );
}
