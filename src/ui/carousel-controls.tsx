import { Glyph, type GlyphName } from 'pagewright/react';
import type { Carousel } from './use-carousel.ts';

/** Pause, previous and next of a carousel, in this order. Out of sight until the script drives them. */
export function CarouselControls({ carousel, label }: { carousel: Carousel; label: string }) {
  const { isPlaying, toggle, previous, next } = carousel;
  return (
    <div className="flex gap-3 asleep:invisible">
      <Control glyph={isPlaying ? 'pause' : 'play'} name={isPlaying ? `Pause ${label}` : `Play ${label}`} onPress={toggle} />
      <Control glyph="arrow-left" name={`Previous ${label}`} onPress={previous} />
      <Control glyph="arrow-right" name={`Next ${label}`} onPress={next} />
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
