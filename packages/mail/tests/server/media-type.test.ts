import { describe, expect, test } from 'vitest';
import { captionsPathSchema, downloadPathSchema } from '../../../core/src/schema/fields/media-path.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { mediaTypeOf } from '../../src/server/headers.ts';
import { serveFolder, writeSite } from '../support/served-folder.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

describe('the server sends a file with its media type', () => {
  const types: Record<string, string> = {
    'talk.vtt': 'text/vtt; charset=utf-8',
    'desk.vcf': 'text/x-vcard; charset=utf-8',
    'open-day.ics': 'text/calendar; charset=utf-8',
    'prices.csv': 'text/csv; charset=utf-8',
    'letter.docx': `${office}.wordprocessingml.document`,
    'prices.xlsx': `${office}.spreadsheetml.sheet`,
    'talk.pptx': `${office}.presentationml.presentation`,
    'letter.odt': `${openDocument}.text`,
    'prices.ods': `${openDocument}.spreadsheet`,
    'talk.odp': `${openDocument}.presentation`,
    'letter.doc': 'application/msword',
    'prices.xls': 'application/vnd.ms-excel',
    'talk.ppt': 'application/vnd.ms-powerpoint',
    'book.epub': 'application/epub+zip',
    'way.gpx': 'application/gpx+xml; charset=utf-8',
    'places.kml': 'application/vnd.google-earth.kml+xml; charset=utf-8',
    'app.webmanifest': 'application/manifest+json',
    'feed.xml': 'application/xml; charset=utf-8',
    'a.js': 'text/javascript; charset=utf-8',
    'a.css': 'text/css; charset=utf-8',
    'a.json': 'application/json',
    'mark.svg': 'image/svg+xml; charset=utf-8',
    'photo.avif': 'image/avif',
    'font.woff2': 'font/woff2',
    'hero.mp4': 'video/mp4',
    'hero.webm': 'video/webm',
    'talk.mp3': 'audio/mpeg',
    CNAME: 'application/octet-stream',
  };

  test('of every kind that a site may offer', async () => {
    const folder = tempFolder('media-types');
    writeSite(folder, Object.fromEntries(Object.keys(types).map((name) => [name, 'x'])));
    const address = await serveFolder(folder);
    const sent = await Promise.all(
      Object.keys(types).map(async (name) => [name, (await fetch(`${address}/${name}`)).headers.get('Content-Type')]),
    );
    expect(Object.fromEntries(sent)).toEqual(types);
  });
});

test('every file that a field accepts has a media type', () => {
  const endings = 'avif doc docx csv epub gif ics jpeg jpg mp3 mp4 odp ods odt pdf png ppt pptx svg txt vcf vtt webm webp xls xlsx zip';
  const isAccepted = (ending: string): boolean =>
    [captionsPathSchema, downloadPathSchema].some((schema) => schema.safeParse(`/media/a.${ending}`).success);
  const accepted = endings.split(' ').filter(isAccepted);
  expect(accepted.length).toBeGreaterThan(15);
  for (const ending of accepted) expect(mediaTypeOf(`a.${ending}`), ending).not.toBe('application/octet-stream');
});
