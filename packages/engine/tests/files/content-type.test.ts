import { expect, test } from 'vitest';
import { contentTypeOf } from '../../src/files/content-type.ts';
import { captionsPathSchema, downloadPathSchema } from '../../src/schema/fields/media-path.ts';

test.each([
  ['talk-1.vtt', 'text/vtt; charset=utf-8'],
  ['clip-1.mp4', 'video/mp4'],
  ['team-1.svg', 'image/svg+xml; charset=utf-8'],
  ['index.html', 'text/html; charset=utf-8'],
  ['something.unknown', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

test('every file that a field accepts has a type', () => {
  const endings =
    'avif doc docx csv epub gif ics jpeg jpg mp3 mp4 odp ods odt pdf png ppt pptx svg txt vcf vtt webm webp woff2 xls xlsx zip'.split(' ');
  const accepted = endings.filter((ending) =>
    [captionsPathSchema, downloadPathSchema].some((schema) => schema.safeParse(`/media/a.${ending}`).success),
  );
  expect(accepted.length).toBeGreaterThan(15);
  for (const ending of endings) expect(contentTypeOf(`a.${ending}`), ending).not.toBe('application/octet-stream');
});
