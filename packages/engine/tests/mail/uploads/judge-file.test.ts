import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeFileName } from '../../../src/mail/uploads/file-name.ts';
import { judgeFile } from '../../../src/mail/uploads/judge-file.ts';
import { type FileKind, fileKindNames } from '../../../src/schema/forms/file-kinds.ts';
import * as sample from '../../support/sample-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder('judge-file');
let count = 0;

function judge(content: Buffer | string, name: string, kinds: readonly FileKind[] = fileKindNames): ReturnType<typeof judgeFile> {
  count += 1;
  const path = join(folder, String(count));
  writeFileSync(path, content);
  return judgeFile(path, name, kinds);
}

describe('a file is judged by its content', () => {
  test.each<[string, Buffer | string, FileKind, string]>([
    ['a PDF', sample.samplePdf(), 'pdf', 'file.pdf'],
    ['a JPEG', sample.sampleJpeg(), 'image', 'file.jpg'],
    ['a PNG', sample.samplePng(), 'image', 'file.png'],
    ['a WebP', sample.sampleWebp(), 'image', 'file.webp'],
    ['a HEIC', sample.sampleHeic(), 'image', 'file.heic'],
    ['a HEIF', sample.sampleHeic('mif1'), 'image', 'file.heic'],
    ['a Word document', sample.sampleOffice('wordprocessingml.document'), 'document', 'file.docx'],
    ['an old Word document', sample.sampleCompoundFile('WordDocument'), 'document', 'file.doc'],
    ['an OpenDocument text', sample.sampleOpenDocument('text'), 'document', 'file.odt'],
    ['RTF', sample.sampleRtf(), 'document', 'file.rtf'],
    ['an Excel sheet', sample.sampleOffice('spreadsheetml.sheet'), 'spreadsheet', 'file.xlsx'],
    ['an OpenDocument sheet', sample.sampleOpenDocument('spreadsheet'), 'spreadsheet', 'file.ods'],
    ['a text', 'Grüße', 'text', 'file.txt'],
    ['a text that begins like a picture', 'BMW, test drive on Monday', 'text', 'file.txt'],
    ['a page with script', '<!doctype html><script>alert(1)</script>', 'text', 'file.txt'],
  ])('%s', async (_, content, kind, name) => {
    expect(await judge(content, 'file.exe')).toMatchObject({ kind, name });
  });

  test.each<[string, Buffer | string]>([
    ['a presentation', sample.sampleOffice('presentationml.presentation')],
    ['an old Excel sheet', sample.sampleCompoundFile('Workbook')],
    ['a zip file', sample.sampleZip({ 'a.txt': 'a' })],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['text with NUL', 'a\0b'],
    ['text in Latin-1', Buffer.from('Grüße', 'latin1')],
    ['a GIF', Buffer.from('4749463839610100010080000000000000ffffff2c00000000010001000002024401003b', 'hex')],
  ])('%s is of no kind', async (_, content) => {
    expect(await judge(content, 'letter.pdf')).toBeUndefined();
  });

  test('a text is CSV where only that is accepted, or its name says so', async () => {
    expect(await judge('a;b', 'list.txt', ['spreadsheet'])).toMatchObject({ kind: 'spreadsheet', type: 'text/csv', name: 'list.csv' });
    expect(await judge('a;b', 'list.csv')).toMatchObject({ kind: 'spreadsheet', type: 'text/csv' });
    expect(await judge('a;b', 'list.csv', ['text'])).toMatchObject({ kind: 'text', type: 'text/plain', name: 'list.txt' });
    expect(await judge(sample.samplePdf(), 'list.csv', ['spreadsheet'])).toBeUndefined();
  });

  test('any bytes have a kind or none', async () => {
    const start = fc.constantFrom(
      ...[sample.sampleZip({ mimetype: 'x' }), sample.sampleHeic(), sample.sampleCompoundFile('x'), sample.samplePng()],
    );
    await fc.assert(
      fc.asyncProperty(fc.option(start), fc.uint8Array({ maxLength: 300 }), fc.nat(60), async (head, bytes, cut) => {
        const judged = await judge(Buffer.concat([head?.subarray(0, cut) ?? Buffer.alloc(0), bytes]), 'a.pdf');
        expect(judged === undefined || fileKindNames.includes(judged.kind)).toBe(true);
      }),
    );
  });
});

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ann\\cv.PDF', 'cv.pdf'],
    ['cv.pdf.exe', 'cv.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
    ['a\r\nContent-Type: text/html', 'html.pdf'],
    ['=?utf-8?q?x?=', '=_utf-8_q_x_=.pdf'],
    ['.htaccess', 'file.pdf'],
    ['CON.txt', '_CON.pdf'],
    ['nul', '_nul.pdf'],
    ['', 'file.pdf'],
    ['...', 'file.pdf'],
    ['a\u0000b\u200b.pdf', 'ab.pdf'],
    ['e\u0000\u0301.pdf', '\u00e9.pdf'],
    ['a.pdf.pdf. .pdf', 'a.pdf'],
    [`${'x'.repeat(112)}.pdf long`, `${'x'.repeat(112)}.pdf`],
    [`con.${'x'.repeat(300)}`, `_con.${'x'.repeat(111)}.pdf`],
    ['Report v2.1 final', 'Report v2.1 final.pdf'],
    ['Zeugnis Übersicht.pdf', 'Zeugnis Übersicht.pdf'],
    ['x'.repeat(300), `${'x'.repeat(116)}.pdf`],
  ])('%j becomes %j', (written, name) => {
    expect(safeFileName(written, ['pdf'])).toBe(name);
  });

  test('is safe for disks and headers whatever a visitor writes', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('.', ' ', '.jpg', '.JPEG', '/', 'con', '=?', '<', '\u0000', '\u200b', '\u0301', 'x'.repeat(112)),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 15 }), (parts) => {
        const written = parts.join('');
        const name = safeFileName(written, ['jpg', 'jpeg']);
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}\p{Surrogate}/\\<>:"|?*\u2028\u2029]+\.jpe?g$/u);
        expect(name).not.toMatch(/^[. ]|^(?:con|nul|prn|aux)\.|=\?/i);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
        expect(safeFileName(name, ['jpg', 'jpeg'])).toBe(name);
      }),
    );
  });
});
