import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleJpeg, sampleOffice, samplePdf } from '../../../engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import type { MultipartPost } from '../../src/form-post.ts';
import { HttpError } from '../../src/http-error.ts';
import type { PostLimits } from '../../src/uploads/multipart.ts';
import { readMultipartPost } from '../../src/uploads/read-multipart-post.ts';
import { boundary, multipartBody, multipartType, type TestPart } from '../support/multipart.ts';

const parent = tempFolder('multipart');
const limits: PostLimits = {
  files: {
    cv: { accept: ['pdf', 'document'], maxCount: 2, maxSize: 2_000_000 },
    photo: { accept: ['image'], maxCount: 1, maxSize: 1_000 },
  },
  totalSize: 3_000_000,
  maxTexts: 5,
  textSize: 2_000,
};
const form: TestPart = { name: 'form', text: '/jobs#form-1' };
const cv = (file: Uint8Array, fileName = 'cv.pdf'): TestPart => ({ name: 'cv', file, fileName });

type Options = Partial<Parameters<typeof readMultipartPost>[1]> & { type?: string };

/** Reads a body. Returns the post, and the folder where its files are. */
async function read(
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  { type = multipartType, ...options }: Options = {},
): Promise<{ post: MultipartPost; folder: string }> {
  const folder = mkdtempSync(join(parent, 'post-'));
  const post = await readMultipartPost(
    new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type }, ...{ duplex: 'half' } }),
    {
      limitsOf: (reference) => {
        if (reference === '/jobs#form-1') return limits;
        throw new HttpError(422, 'malformedForm');
      },
      createFolder: async () => {
        mkdirSync(join(folder, 'files'));
        return join(folder, 'files');
      },
      ...options,
    },
  ).catch((error: unknown) => {
    expect(readdirSync(folder), 'no file stays after an error').toEqual([]);
    throw error;
  });
  return { post, folder };
}

const streamOf = (chunks: readonly Uint8Array[]): ReadableStream =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const status = (body: Parameters<typeof read>[0], options?: Options): Promise<unknown> =>
  read(body, options).then(
    () => 'accepted',
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  );

describe('a post with files', () => {
  test('becomes texts in the order of the form, and files on the disk', async () => {
    const first = samplePdf(1_500_000);
    const second = sampleOffice('wordprocessingml.document');
    const { post } = await read(
      multipartBody([
        form,
        { name: 'fullName', text: 'Ann Weaver\r\nand Söhne' },
        { name: 'days', text: 'Monday' },
        { name: 'days', text: 'Friday' },
        cv(first, 'Lebenslauf „Ann“ 日本.pdf'),
        cv(second, 'letter.doc'),
        { name: 'photo', file: Buffer.alloc(0), fileName: '' },
        { name: 'website_confirm', text: '' },
        { name: 'idempotency_key', text: 'key-12345678' },
      ]),
    );
    expect(post).toMatchObject({
      reference: '/jobs#form-1',
      answers: { fullName: ['Ann Weaver\nand Söhne'], days: ['Monday', 'Friday'] },
      fileErrors: {},
      isTrapped: false,
      key: 'key-12345678',
    });
    const { files } = post;
    expect(Object.keys(files)).toEqual(['cv']);
    expect(files.cv?.map(({ name, kind, size, sha256: digest }) => ({ name, kind, size, digest }))).toEqual([
      { name: 'Lebenslauf „Ann“ 日本.pdf', kind: 'pdf', size: first.length, digest: sha256(first) },
      { name: 'letter.docx', kind: 'document', size: second.length, digest: sha256(second) },
    ]);
    for (const [index, { path }] of (files.cv ?? []).entries()) {
      expect(path).toMatch(/\/[0-9a-f]{32}$/);
      expect(readFileSync(path).equals([first, second][index] ?? Buffer.alloc(0))).toBe(true);
      expect(statSync(path).mode & 0o777).toBe(0o600);
    }
    await post.discard(true);
    expect(() => statSync(files.cv?.[0]?.path ?? '')).toThrow(/ENOENT/);
  });

  test('is read the same in chunks of any size', async () => {
    const body = multipartBody([form, { name: 'fullName', text: 'Zoë' }, cv(samplePdf(5_000))]);
    const whole = await read(body);
    for (const size of [1, 7, 1_000]) {
      const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, index) => body.subarray(index * size, (index + 1) * size));
      const { post } = await read(streamOf(chunks));
      expect(post.answers).toEqual(whole.post.answers);
      expect(post.files.cv?.map((file) => file.sha256)).toEqual(whole.post.files.cv?.map((file) => file.sha256));
    }
  });

  test('with a filled honeypot is suspected', async () => {
    const { post } = await read(multipartBody([form, { name: 'website_confirm', text: 'https://spam.example' }]));
    expect(post.isTrapped).toBe(true);
  });
});

describe('files that are not accepted are errors of their field', () => {
  test.each<[string, TestPart[], Record<string, string>]>([
    ['another kind than its name says', [cv(sampleJpeg(), 'cv.pdf')], { cv: 'wrongKind' }],
    ['a program', [cv(Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'cv.pdf')], { cv: 'wrongKind' }],
    ['a page with script', [cv(Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.pdf')], { cv: 'wrongKind' }],
    ['too large', [cv(samplePdf(2_100_000))], { cv: 'tooLarge' }],
    ['too many', [cv(samplePdf()), cv(samplePdf()), cv(samplePdf())], { cv: 'tooMany' }],
    ['too large together', [cv(samplePdf(1_900_000)), cv(samplePdf(1_900_000))], { cv: 'allTooLarge' }],
    ['empty', [cv(Buffer.alloc(0))], { cv: 'empty' }],
    [
      'errors of two fields',
      [cv(sampleJpeg()), { name: 'photo', file: samplePdf(), fileName: 'p.png' }],
      { cv: 'wrongKind', photo: 'wrongKind' },
    ],
  ])('%s', async (_, parts, fileErrors) => {
    const { post, folder } = await read(multipartBody([form, ...parts, { name: 'fullName', text: 'Ann' }]));
    expect(post.fileErrors).toEqual(fileErrors);
    expect(post.answers).toEqual({ fullName: ['Ann'] });
    expect(readdirSync(join(folder, 'files'))).toHaveLength(post.files.cv?.length ?? 0);
  });
});

describe('a post is rejected', () => {
  const text = (name: string, value: string): TestPart => ({ name, text: value });
  test.each<[string, TestPart[], number]>([
    ['without a form', [], 400],
    ['when the form is not the first field', [text('fullName', 'Ann'), form], 400],
    ['when a file is before the form', [cv(samplePdf()), form], 400],
    ['for an unknown form', [text('form', '/nowhere'), cv(samplePdf())], 422],
    ['for a file in a field that takes none', [form, { name: 'fullName', file: samplePdf(), fileName: 'a.pdf' }], 400],
    ['for a text in a file field', [form, text('cv', '/etc/passwd')], 400],
    ['for a second form', [form, form], 400],
    ['for two keys', [form, text('idempotency_key', 'a'), text('idempotency_key', 'b')], 400],
    ['for too many texts', [form, ...Array.from({ length: 10 }, (_, index) => text(`f${index}`, ''))], 400],
    ['for a long text', [form, text('fullName', 'x'.repeat(2_001))], 413],
    ['for a name that is too long', [form, text('n'.repeat(101), '')], 400],
    ['for a file that is far too large', [form, cv(samplePdf(7_000_000))], 413],
  ])('%s', async (_, parts, expected) => {
    expect(await status(multipartBody(parts))).toBe(expected);
  });

  test('when it is not valid UTF-8, ends early or has no boundary', async () => {
    const part = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="fullName"\r\n\r\n`);
    const latin = Buffer.concat([
      multipartBody([form]).subarray(0, -boundary.length - 6),
      part,
      Buffer.from([0xe9]),
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    expect(await status(latin)).toBe(400);
    const body = multipartBody([form, cv(samplePdf(10_000))]);
    for (const end of [10, 200, 5_000, body.length - 8]) expect(await status(body.subarray(0, end))).toBe(400);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="x'])
      expect(await status(body, { type })).toBe(400);
  });

  test('when it is silent or takes too long, or the connection breaks', async () => {
    const body = multipartBody([form, cv(samplePdf(10_000))]);
    const silent = (): ReadableStream =>
      new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(body.subarray(0, 5_000))) });
    expect(await status(silent(), { timeouts: { idle: 20, total: 10_000 } })).toBe(408);
    expect(await status(silent(), { timeouts: { idle: 10_000, total: 20 } })).toBe(408);
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(body.subarray(0, 5_000)));
        setTimeout(() => controller.error(new Error('ECONNRESET')), 20);
      },
    });
    expect(await status(broken)).toBe(400);
  });

  test('when it arrives a few bytes at a time', async () => {
    const body = multipartBody([form, cv(samplePdf(10_000))]);
    let sent = 5_000;
    const trickle = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(body.subarray(0, sent))),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (sent >= 5_100) controller.error(new Error('ECONNRESET'));
        else controller.enqueue(new Uint8Array(body.subarray(sent, ++sent)));
      },
    });
    expect(await status(trickle, { timeouts: { idle: 100, total: 10_000 } })).toBe(408);
  });

  test('when the client sends too many bytes', async () => {
    const count = (): void => {
      throw new HttpError(429, 'tooManyMessages');
    };
    expect(await status(multipartBody([form, cv(samplePdf())]), { count })).toBe(429);
  });

  test('when the disk fails', async () => {
    const createFolder = async (): Promise<string> => join(parent, 'missing');
    expect(await status(multipartBody([form, cv(samplePdf())]), { createFolder })).toMatchObject({ code: 'ENOENT' });
  });
});
