import type { MediaFacts } from '../../media/media-facts.ts';
import type { IconDrawing, RichText } from '../../model/resolved.ts';
import { createProblem, type ProblemWords } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { unexpectedFailure } from '../../problems/unexpected-failure.ts';
import { correctedText, editOfText } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { iconIndex } from '../find/icon-index.ts';
import type { MediaIndex } from '../find/media-index.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import { valueAt } from '../validate/schema-subject.ts';
import type { LinkUse, TextSource, TextUse } from './findings.ts';
import type { RecordIndex } from './record-lookup.ts';

import { sanitizeHtml } from './sanitize-html.ts';

/** The number of parts of one rich text that are reported one by one. */
const maxReportedParts = 50;

/** The media files and records of the site, shared by all resolvers. */
export type ResolveIndexes = { media: MediaIndex; records: RecordIndex };

/** A reference without a target: its path in the file, and the nearest existing name. */
type Finding = Pick<ProblemWords, 'code' | 'message' | 'hint'> & {
  at: ValuePath;
  nearest?: string | undefined;
  /** True when `nearest` is the only possible meaning, so that `--fix` may apply it. */
  isSure?: boolean;
};

/** Collects the inputs, links, texts and problems of one file while its references are resolved. */
export class Resolver {
  readonly inputs = new Set<InputKey>();
  readonly mediaFiles = new Map<string, MediaFacts>();
  readonly links: LinkUse[] = [];
  readonly problems: Problem[] = [];
  readonly #texts: TextUse[] = [];
  /** The texts that were resolved so far. */
  readonly textSource: TextSource;
  /** True when a value was omitted because another problem already explains why, such as a file that does not parse. */
  isIncomplete = false;

  constructor(
    private readonly file: YamlFile,
    readonly indexes: ResolveIndexes,
    private readonly subject: Pick<LinkUse, 'context' | 'page' | 'isHidden'> = {},
  ) {
    this.textSource = { file, context: subject.context, texts: this.#texts };
  }

  text(text: string, at: ValuePath): string {
    this.#texts.push({ text, at, isRich: false });
    return text;
  }

  icon(name: string, at: ValuePath): IconDrawing | undefined {
    const drawing = iconIndex().get(name);
    if (drawing) return drawing;
    const nearest = nearestName(name, [...iconIndex().keys()]);
    this.report({
      code: 'unknown-icon',
      at,
      message: `There is no icon "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      hint: 'All names are on lucide.dev/icons.',
      nearest,
    });
    return undefined;
  }

  href(href: string, at: ValuePath): string {
    const { file, subject } = this;
    // Positions are expensive, so they are computed only for links that are reported.
    const link = {
      href,
      text: file.text,
      ...subject,
      get place() {
        return file.locate(at, 'value');
      },
      get leftOut() {
        return fieldLeftOut(file.value, at);
      },
    };
    this.links.push(link);
    return href;
  }

  rich(html: string, at: ValuePath, inline: boolean): RichText {
    const { html: clean, refused, links } = sanitizeHtml(html, inline);
    for (const href of links) this.href(href, at);
    const more = refused.length - maxReportedParts;
    for (const [index, { name, line, accepted }] of refused.slice(0, maxReportedParts).entries()) {
      const others = more > 0 && index === maxReportedParts - 1 ? ` ${more} more parts are not allowed either.` : '';
      this.report({
        code: 'html-not-allowed',
        at,
        message: `${name} is not allowed in this text${line > 1 ? ` (line ${line} of the text)` : ''}.${others}`,
        hint: `Allowed: ${accepted}.`,
      });
    }
    this.#texts.push({ text: clean, at, isRich: true });
    return { html: clean };
  }

  /** Reports an exception that was thrown while the value at a path was resolved. Returns the replacement value. */
  fail(error: unknown, at: ValuePath): undefined {
    const { file, subject } = this;
    const place = file.locate(at, 'value');
    this.problems.push(unexpectedFailure({ error, place, text: file.text, context: subject.context }));
    return undefined;
  }

  report({ at, nearest, isSure = false, ...words }: Finding): void {
    const place = this.file.locate(at, 'value');
    const { text } = this.file;
    this.problems.push(
      createProblem({
        ...words,
        place,
        text,
        context: this.subject.context,
        ...(nearest !== undefined && { fix: correctedText(text, place, nearest) }),
        ...(nearest !== undefined && isSure && { edits: [editOfText(text, place, nearest)] }),
      }),
    );
  }
}

/** Returns the first field of a path that the file does not contain. */
function fieldLeftOut(value: unknown, path: ValuePath): string | undefined {
  const step = path.find((_, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
  return step === undefined ? undefined : String(step);
}
