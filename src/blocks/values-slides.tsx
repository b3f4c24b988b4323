import { classNames, fillIn, Glyph, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { useEffect, useRef, useState } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
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

/** A row to scroll, in which buttons and find-in-page scroll as well. Without script a list. */
export default function ValuesSlides(props: PropsOf<(typeof blocks)['values-slides']>) {
  const { id, blockKey, background, heading, text, values } = props;
  const strings = props.strings.slides;
  const headingId = `${blockKey}-heading`;
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => (list.current ? followScroll(list.current, setShown) : undefined), []);
  /** Shows a slide. After the last comes the first, before the first the last. */
  const show = (index: number): void => {
    const next = (index + values.length) % values.length;
    scrollToSlide(list.current, next);
    setShown(next);
    setAnnounced(next);
  };
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-8">
        <Heading id={headingId} text={text}>
          {heading}
        </Heading>
        <div className="flex gap-3 unhydrated:invisible noscript:hidden">
          <ArrowButton glyph="arrow-left" name={strings.previous} onPress={() => show(shown - 1)} />
          <ArrowButton glyph="arrow-right" name={strings.next} onPress={() => show(shown + 1)} />
        </div>
      </div>
      <div className="relative -mx-(--gutter) mb-6 flex gap-6 overflow-x-auto px-(--gutter) [scrollbar-width:none] unhydrated:invisible motion-safe:scroll-smooth noscript:hidden print:hidden">
        {values.map(({ id: value, title }, index) => (
          <Title key={value} isShown={index === shown} onPress={() => show(index)}>
            {title}
          </Title>
        ))}
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard.
        tabIndex={0}
        aria-label={heading}
        className="flex gap-6 [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth noscript:grid"
      >
        {values.map((value, index) => (
          <li
            key={value.id}
            aria-label={fillIn(strings.position, { number: index + 1, count: values.length })}
            className="grid w-full shrink-0 snap-start"
          >
            <Slide {...value} />
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {announced !== undefined &&
          fillIn(strings.shown, { title: values[announced]?.title ?? '', number: announced + 1, count: values.length })}
      </p>
    </Section>
  );
}

/** Calls `onRest` with the index of the slide where a list of slides rests after scrolling. Returns a function that ends this. */
function followScroll(list: HTMLElement, onRest: (index: number) => void): () => void {
  let timer = 0;
  const rest = (): void => onRest(Math.round((Math.abs(list.scrollLeft) / list.scrollWidth) * list.children.length));
  const wait = (): void => {
    clearTimeout(timer);
    // Longer than the time between two frames, of which each can scroll.
    timer = window.setTimeout(rest, 120);
  };
  if (list.scrollLeft !== 0) rest();
  list.addEventListener('scroll', wait);
  return () => {
    clearTimeout(timer);
    list.removeEventListener('scroll', wait);
  };
}

function scrollToSlide(list: HTMLElement | null, index: number): void {
  const first = list?.children[0];
  const slide = list?.children[index];
  // Negative where text runs from right to left, as browsers count.
  if (list && first && slide) list.scrollLeft = slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
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
