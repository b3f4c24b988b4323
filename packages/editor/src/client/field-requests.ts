import type { FieldSources } from 'pagewright/fields';
import type { Connection } from './connection.ts';

/** In characters. No icon has so many words, and an address may not have any length. */
const longestSearch = 200;

/** Returns what fields ask the preview for. What many fields need is asked for once, until `forget` is called. */
export function createFieldSources(connection: Connection, path: string): FieldSources & { forget: () => void } {
  const known = new Map<string, ReturnType<Connection['ask']>>();
  const readOnce = (address: string) => {
    const asked = known.get(address) ?? connection.ask(address);
    known.set(address, asked);
    asked.catch(() => known.delete(address));
    return asked;
  };
  return {
    media: async () => connection.ask('choices/media'),
    thumbnail: (file) => `${path}/thumbnail?path=${encodeURIComponent(file)}`,
    addMedia: async (file, beside, endings = []) => {
      const asked = new URLSearchParams({ name: file.name, beside, endings: endings.join() });
      const headers = { 'Content-Type': 'application/octet-stream' };
      return connection.ask(`upload?${asked}`, { method: 'POST', body: file, headers, hasNoLimit: true });
    },
    icons: async (words) => readOnce(`choices/icons?words=${encodeURIComponent(words.slice(0, longestSearch))}`),
    links: async () => readOnce('choices/links'),
    records: async (collection) => readOnce(`choices/records?of=${encodeURIComponent(collection)}`),
    markdown: async (html, plain, value) => (await import('./rich/paste/pasted-markdown.ts')).pastedMarkdown(html, plain, value),
    forget: () => known.clear(),
  };
}
