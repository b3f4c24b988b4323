import { mediaStamp } from '../../media/media-facts.ts';
import type { RecordQuery } from '../../schema/fields/record-query.ts';
import { isOver } from '../../time/moment.ts';
import { stateOfFile, stateOfText } from '../find/file-state.ts';
import type { LanguageView } from '../language-view.ts';
import { publicationOf } from '../publication.ts';
import type { SiteParts } from '../site-parts.ts';
import type { SharedBlock } from '../validate/shared-blocks.ts';
import type { Fingerprint, InputKey } from './dependency-graph.ts';
import { splitView } from './input-views.ts';

/** Creates a function that returns the state of an input during one load of the site. Each is computed once. */
export function createFingerprints(parts: SiteParts): (key: InputKey) => Fingerprint {
  const { files, pages, presets, strings } = parts;
  const views = new Map<string, Pick<LanguageView, 'settings' | 'shared' | 'indexes'>>([
    ['', parts],
    ...parts.views.map((view) => [view.name, view] as const),
  ]);
  const media = new Map(files.media.map((file) => [`/${file.path}`, file.absolute]));
  const written = new Map([...pages, ...presets].map(({ source, file }) => [source.path, file]));
  const placeholders = new Map([...pages, ...presets].map((page) => [page.key, page.placeholders]));
  const shared = new Map([...views].map(([name, view]) => [name, new Map(view.shared.map((block) => [block.name, block]))]));
  const known = new Map<InputKey, Fingerprint>();
  const compute = (key: InputKey): Fingerprint => {
    const [view, inside] = splitView(key);
    const [kind, name] = splitKey(inside);
    const { settings, indexes } = views.get(view) ?? parts;
    const { records, language, versions } = indexes;
    const blocks = shared.get(view);
    switch (kind) {
      case 'settings':
        return stateOfText(JSON.stringify([settings, strings.find(({ language }) => language === settings?.language)?.overrides]));
      case 'file':
        return stateOfFile(written.get(name));
      case 'shared':
        return name === '' ? [...(blocks?.keys() ?? [])].join(',') : stateOfShared(blocks?.get(name));
      case 'placeholders':
        return placeholders.get(name) ?? '';
      case 'records':
        return `${records.isComplete(name)} ${records.ids(name).join(',')}`;
      case 'selected': {
        const [collection, query] = splitQuery(name);
        return `${records.isComplete(collection)} ${records.select(collection, query).join(',')}`;
      }
      case 'values':
        return stateOfText(JSON.stringify(records.values(...splitRecord(name))));
      case 'absence':
        return JSON.stringify([records.absence(...splitRecord(name)), publicationOf(records.raw(...splitRecord(name)) ?? {})]);
      case 'over':
        return String(isOver(name, records.clock.now));
      case 'record':
        return stateOfText(records.fingerprint(...splitRecord(name)));
      case 'paths':
        return String(records.hasPages(name));
      case 'page':
        return JSON.stringify(indexes.pages?.get(name)) ?? '';
      case 'address':
        return language?.pathOf(name) ?? '';
      case 'versions':
        return JSON.stringify(versions?.of(name)) ?? '';
      case 'path':
        return records.pathOf(...splitRecord(name)) ?? '';
      default: {
        const absolute = media.get(name);
        return absolute === undefined ? '' : mediaStamp(absolute);
      }
    }
  };
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

/** Returns the state of a shared block. On pages of another language, its blocks say in which language they are. */
const stateOfShared = (block: SharedBlock | undefined): Fingerprint =>
  block?.language === undefined ? stateOfFile(block?.file) : `${block.language} ${stateOfFile(block.file)}`;

function splitKey(key: string): [kind: string, name: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

/** Splits the key of a record, such as `posts/3`, into collection and id. */
function splitRecord(name: string): [collection: string, id: string] {
  const slash = name.indexOf('/');
  return [name.slice(0, slash), name.slice(slash + 1)];
}

/** Splits the key of a query, such as `posts?{"limit":3}`, into collection and query. */
function splitQuery(name: string): [collection: string, query: RecordQuery] {
  const mark = name.indexOf('?');
  const query: RecordQuery = JSON.parse(name.slice(mark + 1));
  return [name.slice(0, mark), query];
}
