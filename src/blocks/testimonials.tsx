import { classNames, fillIn, Picture } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import { useRef } from 'react';
import type { blocks } from '../../schemas/blocks/index.ts';
import { CarouselControls } from '../ui/carousel/carousel-controls.tsx';
import { itemWidth } from '../ui/carousel/item-width.ts';
import { perViewClasses } from '../ui/carousel/per-view-classes.ts';
import { useCarousel } from '../ui/carousel/use-carousel.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { initialsOf } from '../ui/text/initials-of.ts';

type Testimonial = PropsOf<typeof blocks.testimonials>['testimonials'][number];

export default function Testimonials(props: PropsOf<typeof blocks.testimonials>) {
  const { id, blockKey, badge, heading, testimonials, autoplayMilliseconds, perView, spacing } = props;
  const strings = props.strings.testimonials;
  const headingId = `${blockKey}-heading`;
  const frame = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(frame, { perView, spacing, autoplayMilliseconds });
  return (
    <Section id={id} labelledBy={headingId} className="overflow-hidden">
      <div {...carousel.area}>
        <div className="mb-12 flex flex-wrap items-end justify-between gap-8">
          <Heading id={headingId} badge={badge}>
            {heading}
          </Heading>
          <CarouselControls carousel={carousel} strings={strings} />
        </div>
        <section
          ref={frame}
          {...carousel.mouse}
          aria-roledescription="carousel"
          aria-label={fillIn(strings.list, { heading })}
          // A scrolling list must be focusable until the carousel is ready.
          tabIndex={carousel.isReady ? undefined : 0}
          className={classNames('swiper', ...perViewClasses(perView, spacing))}
        >
          <ul className="swiper-wrapper" aria-live={carousel.isPlaying ? 'off' : 'polite'}>
            {testimonials.map((testimonial, index) => (
              <li
                key={testimonial.id}
                lang={testimonial.lang}
                className={classNames('swiper-slide', itemWidth)}
                aria-label={fillIn(strings.position, { number: index + 1, count: testimonials.length })}
              >
                <Quote {...testimonial} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}

const portrait = 'size-14 rounded-full bg-current/10';

function Quote({ profileImg, name, role, desc }: Testimonial) {
  return (
    <figure className="flex h-full flex-col justify-between rounded-panel bg-paper p-7 shadow-lift sm:p-9">
      <blockquote className="text-lead">
        <p className="quoted">{desc}</p>
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4">
        {profileImg ? (
          <Picture image={{ ...profileImg, alt: '' }} sizes="56px" className={portrait} />
        ) : (
          <span aria-hidden="true" className={classNames(portrait, 'grid shrink-0 place-items-center font-display font-title')}>
            {initialsOf(name)}
          </span>
        )}
        <span>
          <span className="block font-display font-title">{name}</span>
          <span className="block text-small opacity-80">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
