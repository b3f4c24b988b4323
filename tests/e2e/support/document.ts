import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/** The texts of the scripts that stand in a page itself; data for scripts is none. */
export const inlineScripts = (html: string): string[] => [...html.matchAll(inlineScript)].map(([, text]) => text ?? '');

/** The texts of the stylesheets that stand in a page itself. */
export const inlineStyles = (html: string): string[] => [...html.matchAll(inlineStyle)].map(([, text]) => text ?? '');

/** A source of the policy that names a text by its hash. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const gzipBytes = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

/** What files of the site weigh together, each compressed by itself. */
export async function gzipBytesOf(request: APIRequestContext, paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) bytes += gzipBytes(await (await request.get(path)).body());
  return bytes;
}
