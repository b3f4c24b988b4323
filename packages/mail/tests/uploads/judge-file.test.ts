import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileKind, fileKindNames } from '../../../core/src/schema/forms/input-kinds.ts';
import * as sample from '../../../engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { judgeFile, safeFileName } from '../../src/uploads/judge-file.ts';

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
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
    ['a text in Windows-1252, as of Notepad', Buffer.from('Grüße \x96 M\xfcller\r\n', 'latin1'), 'text', 'file.txt'],
    ['a text in UTF-16', utf16('Grüße'), 'text', 'file.txt'],
    ['a text in UTF-16 of another byte order', Buffer.from(utf16('Grüße')).swap16(), 'text', 'file.txt'],
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
    ['text of DOS with a control character', Buffer.from('Gr\x01\xe1e', 'latin1')],
    ['UTF-16 without a byte order mark', Buffer.from('Name;Ort', 'utf16le')],
    ['UTF-16 that is cut', Buffer.from('fffe410042', 'hex')],
    ['a document with a password and the name of another kind', sample.sampleCompoundFile('EncryptedPackage')],
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

  test.each([
    ['Windows-1252', Buffer.from('Name;Ort\r\nM\xfcller;K\xf6ln\r\n', 'latin1')],
    ['UTF-16 with a byte order mark', utf16('Name\tOrt\r\nMüller\tKöln\r\n')],
    ['Windows-1251', Buffer.from('cde0e7e2e0ede83b81900d0a', 'hex')],
  ])('a table of Excel in %s is CSV', async (_, content) => {
    expect(await judge(content, 'Gästeliste.csv')).toMatchObject({ kind: 'spreadsheet', type: 'text/csv', name: 'Gästeliste.csv' });
    expect(await judge(content, 'Gästeliste.csv', ['spreadsheet'])).toMatchObject({ type: 'text/csv', name: 'Gästeliste.csv' });
  });

  test('a program is no CSV, whatever its name says', async () => {
    const program = Buffer.from(`4d5a9000${'00'.repeat(60)}504500004c010300${'c3'.repeat(200)}`, 'hex');
    expect(await judge(program, 'list.csv', ['spreadsheet', 'text'])).toBeUndefined();
  });

  test('a document with a password is what its name says', async () => {
    const encrypted = sample.sampleCompoundFile('EncryptedPackage');
    expect(await judge(encrypted, 'cv.docx')).toMatchObject({ kind: 'document', name: 'cv.docx' });
    expect(await judge(encrypted, 'Prices.XLSX')).toMatchObject({ kind: 'spreadsheet', name: 'Prices.xlsx' });
    expect(await judge(encrypted, 'cv.docx', ['spreadsheet', 'pdf'])).toBeUndefined();
    expect(await judge(encrypted, 'talk.pptx')).toBeUndefined();
  });

  test('the order of the entries of a document does not matter', async () => {
    const reordered = (content: Record<string, string>): Buffer =>
      sample.sampleZip({ 'word/document.xml': 'x'.repeat(100_000), ...content });
    const types =
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    expect(await judge(reordered({ '[Content_Types].xml': types }), 'cv.docx')).toMatchObject({ name: 'cv.docx' });
    const odt = sample.sampleZip({ 'content.xml': 'x', mimetype: 'application/vnd.oasis.opendocument.text' });
    expect(await judge(odt, 'cv.odt')).toMatchObject({ name: 'cv.odt' });
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
