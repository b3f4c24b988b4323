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
import { correctedText } from './source-lines.ts';
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

/** A reference that leads nowhere: where it stands, and the name that was meant if one is near. */
type Finding = Pick<Problem, 'code' | 'message' | 'hint'> & { at: ValuePath; nearest?: string | undefined };

/** Collects, for one file, what it uses, where it links to and what is wrong with its references. */
export class Resolver {
  readonly inputs = new Set<InputKey>();
  readonly mediaFiles = new Map<string, MediaFacts>();
  readonly links: LinkUse[] = [];
  readonly problems: Problem[] = [];
  /** Whether something is left out whose problem is told elsewhere, such as a record in a file that does not parse. */
  isIncomplete = false;

  constructor(
    private readonly file: YamlFile,
    readonly indexes: ResolveIndexes,
    private readonly subject: { context?: string; page?: string } = {},
  ) {}

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
    this.links.push({ href, place: this.file.locate(at, 'value'), text: this.file.text, ...this.subject });
    return href;
  }

  rich(html: string, at: ValuePath, inline: boolean): RichText {
    const { html: clean, refused, links } = sanitizeHtml(html, inline);
    for (const href of links) this.href(href, at);
    for (const { name, line, accepted } of refused) {
      this.report({
        code: 'html-not-allowed',
        at,
        message: `${name} is not allowed in this text${line > 1 ? ` (line ${line} of the text)` : ''}.`,
        hint: `Allowed: ${accepted}.`,
      });
    }
    return { html: clean };
  }

  report({ at, nearest, ...words }: Finding): void {
    const place = this.file.locate(at, 'value');
    const { text } = this.file;
    this.problems.push(
      createProblem({
        ...words,
        place,
        text,
        context: this.subject.context,
        ...(nearest !== undefined && { fix: correctedText(text, place, nearest) }),
      }),
    );
  }
}
