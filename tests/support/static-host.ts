import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** How a static host publishes a folder: below `base`, and with or without a slash at the end of pages. */
export type StaticHost = { base: string; trailingSlash: 'always' | 'never' };

/** A response: its status, and the target of a redirect. */
export type HostResponse = { status: 200 | 301 | 404; location?: string };

/**
 * Creates a function that responds to an address as a strict static host does. With slashes it serves `about/index.html` at `/about/`
 * only, as GitHub Pages and Python's `http.server`; without, at `/about` only. It redirects the other form and knows nothing else.
 */
export function staticHost(folder: string, { base, trailingSlash }: StaticHost): (address: string) => HostResponse {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Set(found.map(({ parentPath, name }) => `/${relative(folder, parentPath)}/${name}`.replace('//', '/')));
  return (address) => {
    if (address === base) return { status: 301, location: `${base}/` };
    if (!address.startsWith(`${base}/`)) return { status: 404 };
    const path = decodeURIComponent(address.slice(base.length));
    if (path === '/' || files.has(path)) return { status: 200 };
    const plain = path.replace(/\/$/, '');
    if (!files.has(`${plain}/index.html`)) return { status: 404 };
    const own = trailingSlash === 'always' ? `${plain}/` : plain;
    return path === own ? { status: 200 } : { status: 301, location: base + own };
  };
}
