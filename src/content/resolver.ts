import type { MediaFacts } from '../media/media-facts.ts';
import type { Place, Problem } from '../model/problem.ts';
import type { IconDrawing, RichText } from '../model/resolved.ts';
import { createProblem } from './create-problem.ts';
import type { InputKey } from './dependency-graph.ts';
import { iconIndex } from './icon-index.ts';
import type { MediaIndex } from './media-index.ts';
import { nearestName } from './nearest-name.ts';
import type { RecordIndex } from './record-index.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import type { ValuePath, YamlFile } from './yaml-file.ts';

/** A link as written, with its place; the checks decide whether it leads anywhere. */
export type LinkUse = {
  href: string;
  place: Place;
  text: string;
  context?: string /** The page it stands on, unless it is on all. */;
  page?: string;
};

/** What the pages of a site share while they are resolved. */
export type ResolveIndexes = { media: MediaIndex; records: RecordIndex };

/** Looks references up for one file, and collects what it used, where it links to and what is wrong. */
export class Resolver {
  readonly inputs = new Set<InputKey>();
  readonly mediaFiles = new Map<string, MediaFacts>();
  readonly links: LinkUse[] = [];
  readonly problems: Problem[] = [];

  constructor(
    private readonly file: YamlFile,
    private readonly indexes: ResolveIndexes,
    private readonly subject: { context?: string; page?: string } = {},
  ) {}

  media(path: string, at: ValuePath, wanted: 'picture' | 'file'): MediaFacts | undefined {
    this.inputs.add(`media:${path}`);
    if (!this.indexes.media.has(path)) {
      const { nearest, hint } = this.indexes.media.suggest(path);
      this.#report('missing-media', at, `There is no file ${path.slice(1)}.${nearest ? ` Did you mean ${nearest}?` : ''}`, hint, nearest);
      return undefined;
    }
    const facts = this.#tryRead(path, at);
    // A file is published as it is, even when it is a bitmap that pages draw as well.
    if (facts && wanted === 'file') this.mediaFiles.set(`${path} as it is`, { ...facts, isBitmap: false });
    else if (facts) this.mediaFiles.set(path, facts);
    if (facts && wanted === 'picture' && !facts.size) {
      this.#report('not-a-picture', at, `${path} is not a picture.`, 'Pictures end in .png, .jpg, .webp, .avif or .svg.');
      return undefined;
    }
    return facts;
  }

  mediaIfThere(path: string): MediaFacts | undefined {
    this.inputs.add(`media:${path}`);
    const facts = this.indexes.media.has(path) ? this.indexes.media.read(path) : undefined;
    if (facts) this.mediaFiles.set(path, facts);
    return facts;
  }

  icon(name: string, at: ValuePath): IconDrawing | undefined {
    const drawing = iconIndex().get(name);
    if (drawing) return drawing;
    const nearest = nearestName(name, [...iconIndex().keys()]);
    this.#report(
      'unknown-icon',
      at,
      `There is no icon "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      'All names are on lucide.dev/icons.',
      nearest,
    );
    return undefined;
  }

  href(href: string, at: ValuePath): string {
    this.links.push({ href, place: this.file.locate(at, 'value'), text: this.file.text, ...this.subject });
    return href;
  }

  records(collection: string, chosen: unknown, at: ValuePath): unknown[] {
    this.inputs.add(`records:${collection}`);
    if (Array.isArray(chosen)) return chosen.flatMap((id, index) => this.record(collection, String(id), [...at, index]) ?? []);
    const list = chosen === 'all' ? undefined : String(chosen);
    const ids = this.indexes.records.ids(collection, list);
    if (list !== undefined && ids.length === 0) this.#reportMissingList(collection, list, at);
    if (list === undefined && ids.length === 0)
      this.#report('no-records', at, `There are no records in ${collection}.`, `Write them into collections/${collection}.yaml.`);
    return ids.flatMap((id) => this.record(collection, id, at) ?? []);
  }

  record(collection: string, id: string, at: ValuePath): unknown {
    this.inputs.add(`record:${collection}/${id}`);
    const found = this.indexes.records.get(collection, id);
    if (found) {
      for (const key of found.inputs) this.inputs.add(key);
      for (const [path, facts] of found.mediaFiles) this.mediaFiles.set(path, facts);
      return found.value;
    }
    const known = this.indexes.records.ids(collection);
    const nearest = nearestName(id, known);
    this.#report(
      'missing-record',
      at,
      `There is no record "${id}" in ${collection}.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      known.length <= 12 ? `Records: ${known.join(', ')}.` : `${known.length} records are in collections/${collection}.yaml.`,
      nearest,
    );
    return undefined;
  }

  rich(html: string, at: ValuePath, inline: boolean): RichText {
    const { html: clean, refused, links } = sanitizeHtml(html, inline);
    for (const href of links) this.href(href, at);
    for (const { name, line, accepted } of refused) {
      this.#report(
        'html-not-allowed',
        at,
        `${name} is not allowed in this text${line > 1 ? ` (line ${line} of the text)` : ''}.`,
        `Allowed: ${accepted}.`,
      );
    }
    return { html: clean };
  }

  #reportMissingList(collection: string, list: string, at: ValuePath): void {
    const lists = this.indexes.records.lists(collection);
    const nearest = nearestName(list, lists);
    this.#report(
      'missing-list',
      at,
      `${collection} has no list "${list}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      `Lists: ${lists.join(', ')}.`,
      nearest,
    );
  }

  #tryRead(path: string, at: ValuePath): MediaFacts | undefined {
    try {
      return this.indexes.media.read(path);
    } catch {
      this.#report('broken-picture', at, `${path} cannot be read as a picture.`, 'Save it again as .png, .jpg, .webp or .svg.');
      return undefined;
    }
  }

  #report(code: string, at: ValuePath, message: string, hint: string, fix?: string): void {
    const place = this.file.locate(at, 'value');
    this.problems.push(
      createProblem({
        code,
        place,
        text: this.file.text,
        context: this.subject.context,
        message,
        hint,
        ...(fix && { fix: fixedLine(this.file.text, place, fix) }),
      }),
    );
  }
}

/** The line at a place with its text replaced, quotes kept. */
function fixedLine(text: string, place: Place, replacement: string): string {
  const line = text.split('\n')[place.line - 1] ?? '';
  const quote = /["']/.exec(line[place.column - 1] ?? '')?.[0] ?? '';
  return `${line.slice(0, place.column - 1)}${quote}${replacement}${quote}${line.slice(place.column - 1 + place.length)}`.trim();
}
