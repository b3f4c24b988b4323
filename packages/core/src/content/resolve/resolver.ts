import type {
  AnyRecords,
  Finding,
  LongText,
  MailTargets,
  MediaUse,
  NeighboursChoice,
  NestedChoice,
  RecordsChoice,
  ResolveContext,
  TextUse,
} from '../../field-kinds/resolve-context.ts';
import type { Host } from '../../host/host.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import { fileAddress, pageAddress } from '../../model/address.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { guarded, unexpectedFailure } from '../../problems/unexpected-failure.ts';
import type { FieldPlan } from '../../schema/field-plan.ts';
import type { Neighbours, NestedBlock, RecordOption, ShownRecords } from '../../schema/fields/field-kinds.ts';
import { encodeMailLink } from '../../text/mail-link.ts';
import { correctedText, editOfText } from '../../yaml/source-lines.ts';
import type { TextPart, ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import type { PublicationFields } from '../publication.ts';
import { valueAt } from '../validate/schema-subject.ts';
import { recordOptions, resolveAnyRecords } from './any-records.ts';
import type { Deadline, LinkUse, TextSource } from './findings.ts';
import { resolveNeighbours } from './neighbours.ts';
import type { LeftOut, ReferenceFindings, ResolveIndexes } from './reference-findings.ts';
import { withoutHeadingIds } from './replace-texts.ts';
import { resolveMedia, resolveOptionalMedia } from './resolve-media.ts';
import { resolveSingleRecord, type SingleRecord } from './resolve-record.ts';
import { resolveRecords } from './resolve-records.ts';
import { resolveValue } from './resolve-value.ts';

/** What a resolver says of its links and texts. */
type Subject = Pick<LinkUse, 'context' | 'page' | 'record' | 'isHidden'> & {
  isPlainPage?: boolean;
  /** The path of the block in its file. */
  blockPath?: ValuePath;
  /** When the subject is published. Undefined when that is not known. */
  publication?: PublicationFields | undefined;
};

/** Resolves the references of one file and collects its links, deadlines, texts and problems. */
export class Resolver implements ResolveContext, ReferenceFindings {
  readonly collections = new Set<string>();
  readonly mediaFiles = new Map<string, MediaFacts>();
  readonly links: LinkUse[] = [];
  readonly deadlines: Deadline[] = [];
  readonly problems: Problem[] = [];
  readonly #texts: (TextUse & { isDefault: boolean })[] = [];
  readonly #subject: Omit<Subject, 'isPlainPage' | 'publication' | 'blockPath'>;
  readonly blockPath: ValuePath;
  /** The visible blocks inside the block, by their path in its fields. */
  readonly nested: { path: string; type: string; value: object }[] = [];
  /** The texts with headings that visitors see on a page, in order. */
  readonly longTexts: LongText[] = [];
  readonly publication: PublicationFields | undefined;
  readonly #textSource: TextSource;
  /** True when a value was omitted because another problem already explains why. */
  isIncomplete = false;
  /** Why its block is left out of the built page. Empty for a block that is shown. */
  readonly leftOut = new Set<LeftOut>();
  /** The deadlines that have passed. */
  readonly over = new Set<string>();

  constructor(
    private readonly file: YamlFile,
    readonly indexes: ResolveIndexes,
    { isPlainPage = false, publication, blockPath = [], ...subject }: Subject = {},
  ) {
    this.publication = publication;
    this.blockPath = blockPath;
    this.#subject = subject;
    const { language } = indexes;
    this.#textSource = { file, context: subject.context, texts: this.#texts, isPlainPage, ...(language && { language: language.content }) };
  }

  /** True when every value was resolved. Warnings do not matter. */
  isWhole(): boolean {
    return !this.isIncomplete && !this.problems.some(({ severity }) => severity === 'error');
  }

  /** Returns the texts found so far. */
  readTexts(): TextSource[] {
    return [this.#textSource];
  }

  addText(use: TextUse): void {
    this.#texts.push({ ...use, isDefault: use.text !== '' && valueAt(this.file.value, use.at) === undefined });
  }

  addLongText(text: LongText): void {
    this.longTexts.push(text);
  }

  /** Returns where a value or a part of it is written. */
  sourceOf(at: ValuePath, part: TextPart | undefined): Pick<LinkUse, 'file' | 'at' | 'part' | 'context' | 'page'> {
    const { context, page } = this.#subject;
    return {
      file: this.file,
      at,
      ...(part && { part }),
      ...(context !== undefined && { context }),
      ...(page !== undefined && { page }),
    };
  }

  media(path: string, use: MediaUse, at: ValuePath, part?: TextPart): MediaFacts | undefined {
    return resolveMedia(path, use, part ? { at, part } : { at }, this);
  }

  /** A function of its own, because field kinds pass it on. */
  readonly fileAddress = (path: string): string => fileAddress(path, this.indexes.addresses);

  optionalMedia(path: string): MediaFacts | undefined {
    return resolveOptionalMedia(path, this);
  }

  record(mark: SingleRecord, id: string, at: ValuePath): unknown {
    return resolveSingleRecord(mark, id, at, this);
  }

  records(choice: RecordsChoice): unknown[] {
    const { length } = this.longTexts;
    const found = resolveRecords(choice, this);
    // Records that are written in the list. A list rarely shows the long texts of its records.
    const inList = this.longTexts.splice(length);
    return found.map((record) => withoutHeadingIds(record, inList));
  }

  anyRecords(records: AnyRecords): ShownRecords | undefined {
    return resolveAnyRecords(records, this);
  }

  neighbours(choice: NeighboursChoice): Neighbours | undefined {
    return resolveNeighbours(choice, this);
  }

  recordOptions(records: AnyRecords): RecordOption[] | undefined {
    return recordOptions(resolveAnyRecords(records, this), this.indexes.words);
  }

  get host(): Host {
    return this.indexes.host;
  }

  get mail(): MailTargets | undefined {
    return this.indexes.mail;
  }

  page(path: string): { title: string; description: string } {
    const { pages } = this.indexes;
    if (!pages) throw new Error('A record of a collection cannot have a field of the kind "page". Use hrefSchema.');
    return pages.get(this.#targetOf(path)) ?? { title: '', description: '' };
  }

  block({ type, plan, value, at }: NestedChoice): NestedBlock {
    const path = at.slice(this.blockPath.length).join('.');
    const around = [...this.leftOut];
    const { length } = this.longTexts;
    this.leftOut.clear();
    const fields = resolveValue(plan, value, at, this);
    const isLeftOut = this.leftOut.size > 0;
    this.leftOut.clear();
    for (const because of around) this.leftOut.add(because);
    if (typeof fields === 'object' && fields !== null && Reflect.get(fields, 'hidden') !== true && !isLeftOut)
      this.nested.push({ path, type, value: fields });
    else this.longTexts.splice(length);
    return { path };
  }

  resolveInline(plan: FieldPlan, value: unknown, at: ValuePath): unknown {
    return resolveValue(plan, value, at, this);
  }

  resolveWhole(plan: FieldPlan, value: unknown, at: ValuePath): unknown {
    const { length } = this.problems;
    const resolved = resolveValue(plan, value, at, this);
    return this.isIncomplete || this.problems.slice(length).some(({ severity }) => severity === 'error') ? undefined : resolved;
  }

  addLink(href: string, at: ValuePath, { part, isPage }: { part?: TextPart; isPage?: true } = {}): string {
    const { file } = this;
    const target = this.#targetOf(href);
    const omitted = omittedField(file.value, at);
    this.links.push({
      href,
      ...(target !== href && { target }),
      file,
      at,
      isWithinText: part !== undefined,
      ...this.#subject,
      ...(part && { part }),
      ...(isPage && { isPage }),
      ...(omitted !== undefined && { omittedField: omitted }),
    });
    return this.#toAddress(target);
  }

  /** Returns the address to which a link leads. */
  addressOf(href: string): string {
    return this.#toAddress(this.#targetOf(href));
  }

  #toAddress(target: string): string {
    return target.startsWith('/') ? pageAddress(target, this.indexes.addresses) : target;
  }

  /** Returns the target of a link: an e-mail with percent escapes; in another language than the default one, the translation of the page. */
  #targetOf(href: string): string {
    if (href.startsWith('mailto:')) return encodeMailLink(href);
    const { language } = this.indexes;
    if (!language || !href.startsWith('/')) return href;
    const [path = ''] = href.split(/[?#]/, 1);
    return language.pathOf(path) + href.slice(path.length);
  }

  leaveOut(because: LeftOut): void {
    this.leftOut.add(because);
  }

  addDeadline(date: string, at: ValuePath): void {
    if (this.indexes.hasPassed(date)) this.over.add(date);
    this.deadlines.push({ date, file: this.file, at, ...this.#subject });
  }

  /** Reports an exception that was thrown while the value at a path was resolved. Returns undefined as the value. */
  fail(error: unknown, at: ValuePath): undefined {
    const { file, host } = this;
    const { placeInCode } = host;
    const place = file.locate(at, 'value');
    this.problems.push(unexpectedFailure({ error, place, text: file.readText(), context: this.#subject.context, placeInCode }));
    return undefined;
  }

  report({ at, part, nearest, isSure = false, ...words }: Finding): void {
    const place = this.file.locate(at, part ?? 'value');
    const text = this.file.readText();
    this.problems.push(
      createProblem({
        ...words,
        place,
        text,
        context: this.#subject.context,
        ...(nearest !== undefined && { fix: correctedText(text, place, nearest) }),
        ...(nearest !== undefined && isSure && { edits: [editOfText(text, place, nearest)] }),
      }),
    );
  }
}

/** Returns the first field on the path that the file does not contain. Undefined when it contains all. */
function omittedField(value: unknown, path: ValuePath): string | undefined {
  const step = path.find((_, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
  return step === undefined ? undefined : String(step);
}

/** Resolves a value at a path of the resolver's file. An exception becomes a problem of the resolver, and the value undefined. */
export const resolveGuarded = (plan: FieldPlan, value: unknown, path: ValuePath, resolver: Resolver): unknown =>
  guarded(
    () => resolveValue(plan, value, path, resolver),
    (error) => resolver.fail(error, path),
  );
