import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/** Returns the inline scripts of a page, without JSON data. */
export const inlineScripts = (html: string): string[] => [...html.matchAll(inlineScript)].map(([, text]) => text ?? '');

/** Returns the inline stylesheets of a page. */
export const inlineStyles = (html: string): string[] => [...html.matchAll(inlineStyle)].map(([, text]) => text ?? '');

/** Returns the hash source of a text for the Content-Security-Policy. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const gzipBytes = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** Returns the total size of files of the site in bytes, each compressed with gzip. */
export async function gzipBytesOf(request: APIRequestContext, paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) bytes += gzipBytes(await (await request.get(path)).body());
  return bytes;
}
