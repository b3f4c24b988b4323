import { Glyph, type GlyphName } from 'pagewright/react';
import type { Carousel } from './use-carousel.ts';

type CarouselControlsProps = {
  carousel: Carousel;
  /** The names of the buttons. */
  strings: { pause: string; play: string; previous: string; next: string };
};

/** Pause, previous and next of a carousel, in this order. Invisible until the carousel is hydrated. */
export function CarouselControls({ carousel, strings }: CarouselControlsProps) {
  const { isPlaying, toggle, previous, next } = carousel;
  return (
    <div className="flex gap-3 unhydrated:invisible">
      <Control glyph={isPlaying ? 'pause' : 'play'} name={isPlaying ? strings.pause : strings.play} onPress={toggle} />
      <Control glyph="arrow-left" name={strings.previous} onPress={previous} />
      <Control glyph="arrow-right" name={strings.next} onPress={next} />
    </div>
  );
}

function Control({ glyph, name, onPress }: { glyph: GlyphName; name: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} aria-label={name} className="round-button">
      <Glyph name={glyph} className="size-5" />
    </button>
  );
}
