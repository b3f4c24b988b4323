import { classNames, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

const picture = 'aspect-3/2 h-full w-full object-cover';
const sizes = '(min-width: 70rem) 64rem, 92vw';
const label = 'absolute top-4 rounded-full bg-paper px-4 py-1 text-small font-semibold text-dark';

/** Two pictures side by side. before-after.enhance.ts puts them on top of each other and sets `--share`, the visible share of the first. */
export default function BeforeAfter(props: PropsOf<(typeof blocks)['before-after']>) {
  const { id, blockKey, background, heading, text, before, after, beforeLabel, afterLabel, strings } = props;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      <div
        data-compare="apart"
        dir="ltr"
        className="group relative isolate mt-10 grid max-w-5xl gap-4 overflow-clip rounded-panel not-print:data-[compare=over]:grid-cols-1 sm:grid-cols-2 lg:mt-14 not-print:data-[compare=over]:*:[grid-area:1/1]"
      >
        <figure className="relative z-1 not-print:group-data-[compare=over]:[clip-path:inset(0_calc(100%-var(--share))_0_0)]">
          <Picture image={before} sizes={sizes} className={classNames(picture, 'bg-current/10')} />
          <figcaption className={classNames(label, 'left-4')}>{beforeLabel ?? strings.beforeAfter.before}</figcaption>
        </figure>
        <figure className="relative">
          <Picture image={after} sizes={sizes} className={classNames(picture, 'bg-current/10')} />
          <figcaption className={classNames(label, 'right-4')}>{afterLabel ?? strings.beforeAfter.after}</figcaption>
        </figure>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          hidden
          aria-label={strings.beforeAfter.slider}
          className="peer z-10 h-full w-full cursor-ew-resize [touch-action:pan-y_pinch-zoom] opacity-0 print:hidden"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-(--share) hidden w-1 -translate-x-1/2 bg-paper peer-focus-visible:outline-3 peer-focus-visible:outline-primary not-print:group-data-[compare=over]:block"
        >
          <span className="absolute top-1/2 left-1/2 size-12 -translate-1/2 rounded-full border-4 border-paper bg-primary shadow-lift" />
        </span>
      </div>
    </Section>
  );
}
