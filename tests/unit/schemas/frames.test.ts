import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedProviders } from '../../../schemas/embed-providers.ts';
import { calendarOf } from '../../../schemas/fields/calendar.ts';
import { openStreetMap } from '../../../schemas/fields/open-street-map.ts';
import { playerOf } from '../../../schemas/fields/player.ts';

describe('the player of a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
    ['https://m.youtube.com/watch?list=PL1&v=a-b_c', 'https://www.youtube-nocookie.com/embed/a-b_c?autoplay=1&rel=0'],
    ['https://youtu.be/abc123?t=90', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1&rel=0&start=90'],
    ['https://youtube.com/shorts/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1&rel=0'],
    ['https://www.youtube.com/live/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1&rel=0'],
    ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1'],
    ['https://vimeo.com/12345/a1b2c3', 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1&h=a1b2c3'],
    ['https://www.vimeo.com/channels/staffpicks/12345', 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1'],
  ])('of %s is %s', (page, src) => {
    expect(playerOf(page)?.src).toBe(src);
  });

  test.each(['https://www.youtube.com/loomwrights', 'https://www.youtube.com/watch', 'https://youtu.be/', 'https://vimeo.com/loomwrights'])(
    'does not exist for %s, which is not the page of one video',
    (page) => {
      expect(playerOf(page)).toBeUndefined();
    },
  );
});

test('every frame has an origin that its service declares', () => {
  const isDeclared = (provider: keyof typeof embedProviders, src: string): boolean =>
    embedProviders[provider].frames.some((origin) => src.startsWith(`${origin}/`));
  const path = fc.stringMatching(/^[\w?=&/-]{1,20}$/);
  const host = fc.constantFrom('https://www.youtube.com/', 'https://youtu.be/', 'https://vimeo.com/');
  fc.assert(
    fc.property(host, path, (start, rest) => {
      const player = playerOf(start + rest);
      expect(player === undefined || isDeclared(player.provider, player.src)).toBe(true);
    }),
  );
  for (const page of ['https://cal.com/loom/intro', 'https://calendly.com/loom/30min']) {
    const { provider, src } = calendarOf(page);
    expect(isDeclared(provider, src)).toBe(true);
  }
  expect(isDeclared('openstreetmap', openStreetMap({ latitude: 0, longitude: 0, zoom: 1 }))).toBe(true);
});

test('a map contains its marker in the middle, and shows half as much at the next zoom', () => {
  const boxOf = (latitude: number, longitude: number, zoom: number): number[] =>
    (/bbox=([^&]*)/.exec(openStreetMap({ latitude, longitude, zoom }))?.[1] ?? '').split('%2C').map(Number);
  const coordinate = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  fc.assert(
    fc.property(coordinate(80), coordinate(170), fc.integer({ min: 8, max: 18 }), (latitude, longitude, zoom) => {
      const [west = 0, south = 0, east = 0, north = 0] = boxOf(latitude, longitude, zoom);
      expect((west + east) / 2).toBeCloseTo(longitude, 4);
      expect((south + north) / 2).toBeCloseTo(latitude, 4);
      const [nearWest = 0, , nearEast = 0] = boxOf(latitude, longitude, zoom + 1);
      expect((nearEast - nearWest) * 2).toBeCloseTo(east - west, 3);
    }),
  );
});
