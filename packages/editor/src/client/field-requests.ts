import type { FieldSources } from 'pagewright/fields';
import { type EditorData, tokenHeader } from '../messages.ts';

/** Returns what fields ask the preview for. What many fields need is asked for once, until `forget` is called. */
export function createFieldSources({ path, token }: EditorData): FieldSources & { forget: () => void } {
  const known = new Map<string, Promise<Response>>();
  const send = (address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${path}/${address}`, { ...init, headers: { [tokenHeader]: token, ...init.headers } });
  const readOnce = async (address: string) => {
    const asked = known.get(address) ?? send(address);
    known.set(address, asked);
    return read((await asked).clone());
  };
  return {
    media: async () => read(await send('choices/media')),
    thumbnail: (file) => `${path}/thumbnail?path=${encodeURIComponent(file)}`,
    addMedia: async (file, beside) => {
      const asked = new URLSearchParams({ name: file.name, beside });
      return read(await send(`upload?${asked}`, { method: 'POST', body: file, headers: { 'Content-Type': 'application/octet-stream' } }));
    },
    icons: async (words) => readOnce(`choices/icons?words=${encodeURIComponent(words)}`),
    links: async () => readOnce('choices/links'),
    records: async (collection) => readOnce(`choices/records?of=${encodeURIComponent(collection)}`),
    forget: () => known.clear(),
  };
}

async function read(response: Response) {
  const value = await response.json();
  if (!response.ok) throw new Error(value);
  return value;
}
