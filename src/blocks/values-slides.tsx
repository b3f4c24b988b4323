import { classNames, fillIn, Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { useEffect, useRef } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
import { useSlides } from '../ui/carousel/use-slides.ts';
import { centerInRow } from '../ui/motion/center-in-row.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Value = PropsOf<(typeof blocks)['values-slides']>['values'][number];
type Colour = Value['gradient']['start'];

/** The text is on the first colour only, so the first colour decides the text colour. */
const backgrounds: Record<Colour, string> = {
  dark: 'bg-dark text-light',
  light: 'bg-light text-dark',
  paper: 'bg-paper text-dark',
  highlight: 'bg-highlight text-dark',
  primary: 'bg-primary text-paper',
  secondary: 'bg-secondary text-paper',
};
/** The second colour, which covers the first one more and more. */
const ends: Record<Colour, string> = {
  dark: '[--end:var(--color-dark)]',
  light: '[--end:var(--color-light)]',
  paper: '[--end:var(--color-paper)]',
  highlight: '[--end:var(--color-highlight)]',
  primary: '[--end:var(--color-primary)]',
  secondary: '[--end:var(--color-secondary)]',
};
const gradient = 'bg-[linear-gradient(transparent,var(--end))] lg:bg-[linear-gradient(90deg,transparent,var(--end))]';

/** Before hydration a row to scroll, without script a list. After hydration slides on top of each other, all as high as the highest. */
const layouts = {
  row: 'flex gap-6 [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] noscript:grid',
  stack: 'grid *:[grid-area:1/1] print:*:visible print:*:[grid-area:auto]',
};

export default function ValuesSlides(props: PropsOf<(typeof blocks)['values-slides']>) {
  const { id, blockKey, background, heading, text, values } = props;
  const strings = props.strings.slides;
  const headingId = `${blockKey}-heading`;
  const list = useRef<HTMLUListElement>(null);
  const { shown, leaving, hasChanged, show } = useSlides(list, values.length);
  const isHydrated = shown !== undefined;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-8">
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        <div className="flex gap-3 unhydrated:invisible noscript:hidden">
          <ArrowButton glyph="arrow-left" name={strings.previous} onPress={() => show((shown ?? 0) - 1)} />
          <ArrowButton glyph="arrow-right" name={strings.next} onPress={() => show((shown ?? 0) + 1)} />
        </div>
      </div>
      <div className="relative -mx-(--gutter) mb-6 flex gap-6 overflow-x-auto px-(--gutter) [scrollbar-width:none] unhydrated:invisible motion-safe:scroll-smooth noscript:hidden print:hidden">
        {values.map(({ id: value, title }, index) => (
          <Title key={value} isShown={index === shown} onPress={() => show(index)}>
            {title}
          </Title>
        ))}
      </div>
      <ul ref={list} tabIndex={isHydrated ? -1 : 0} aria-label={heading} className={isHydrated ? layouts.stack : layouts.row}>
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
        {isHydrated && hasChanged && fillIn(strings.shown, { title: values[shown]?.title ?? '', number: shown + 1, count: values.length })}
      </p>
    </Section>
  );
}

function ArrowButton({ glyph, name, onPress }: { glyph: 'arrow-left' | 'arrow-right'; name: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} aria-label={name} className="round-button">
      <Glyph name={glyph} className="size-5" />
    </button>
  );
}

/** A button in the row above the slides that shows its slide. */
function Title({ isShown, onPress, children }: { isShown: boolean; onPress: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) centerInRow(button.current);
  }, [isShown]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onPress}
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'shrink-0 cursor-pointer border-t-3 py-4 text-start font-display font-title -outline-offset-3 lg:flex-1 lg:shrink',
        isShown ? 'border-primary' : 'border-current/15 hover:border-current/40',
      )}
    >
      {children}
    </button>
  );
}

function Slide({ title, description, image, gradient: { start, end } }: Value) {
  return (
    <article className="grid overflow-hidden rounded-panel border border-current/10 lg:grid-cols-[5fr_6fr]">
      <div className={classNames('flex flex-col justify-center p-8 max-lg:pb-4 sm:p-12 lg:p-16', backgrounds[start])}>
        <h3 className="font-display text-title font-title text-balance">{title}</h3>
        <p className="mt-5 max-w-measure text-lead">{description}</p>
      </div>
      <div className={classNames(gradient, 'p-6 sm:p-10 lg:p-14', backgrounds[start], ends[end])}>
        <Picture
          image={image}
          sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, 88vw"
          className="aspect-4/3 size-full rounded-field bg-current/10 object-cover shadow-lift"
        />
      </div>
    </article>
  );
}
