import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../schemas/site.ts';
import { mediaStamp } from '../media/media-facts.ts';
import type { Fingerprint, InputKey } from './dependency-graph.ts';
import type { SiteFiles } from './find-files.ts';
import type { RecordIndex } from './record-index.ts';
import type { ValidPage } from './validate-page.ts';

type Sources = { files: SiteFiles; settings: SiteSettings | undefined; pages: readonly ValidPage[]; records: RecordIndex };

/** Answers in which state an input is, for one load of the site; each is worked out once. */
export function createFingerprints({ files, settings, pages, records }: Sources): (key: InputKey) => Fingerprint {
  const media = new Map(files.media.map((file) => [`/${file.path}`, file.absolute]));
  const texts = new Map(pages.map(({ source, file }) => [source.path, file.text]));
  const known = new Map<InputKey, Fingerprint>();
  const workOut = (key: InputKey): Fingerprint => {
    const [kind, name] = splitKey(key);
    switch (kind) {
      case 'settings':
        return digest(JSON.stringify(settings) ?? '');
      case 'file':
        return digest(texts.get(name) ?? '');
      case 'records':
        return `${records.isComplete(name)} ${records.ids(name).join(',')}`;
      case 'record': {
        const slash = name.indexOf('/');
        return records.fingerprint(name.slice(0, slash), name.slice(slash + 1));
      }
      default: {
        const absolute = media.get(name);
        return absolute === undefined ? '' : mediaStamp(absolute);
      }
    }
  };
  return (key) => {
    const found = known.get(key) ?? workOut(key);
    known.set(key, found);
    return found;
  };
}

function splitKey(key: InputKey): [kind: string, name: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

const digest = (text: string): Fingerprint => createHash('sha1').update(text).digest('base64url');
