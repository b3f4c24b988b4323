import type { Host } from '../host/host.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import type { ProblemWords } from '../problems/create-problem.ts';
import type { FieldPlan } from '../schema/field-plan.ts';
import type { RecordSelection } from '../schema/fields/any-records.ts';
import type { Neighbours, NestedBlock, RecordOption, RichText, ShownRecords } from '../schema/fields/field-kinds.ts';
import type { TextPart, ValuePath } from '../yaml/yaml-file.ts';
import type { TextHeading } from './rich/heading-ids.ts';

/** The use of a media file: as an image to show, or as a file to publish unchanged. */
export type MediaUse = 'picture' | 'file';

/** A reference without a target: the path of the value, the part of a text or its key, and the intended name if one is near. */
export type Finding = Pick<ProblemWords, 'code' | 'message' | 'hint' | 'embed'> & {
  at: ValuePath;
  part?: TextPart | 'key';
  nearest?: string | undefined;
  /** True when nothing else can be meant, so that `--fix` may apply the correction. */
  isSure?: boolean;
};

/**
 * The records that a block chooses, as validated: `all`, the name of a list, a query, or a list of ids and of records that
 * are written in the block. `item` is the plan of the latter.
 */
export type RecordsChoice = { collection: string; item: FieldPlan; chosen: unknown; mayBeEmpty: boolean; at: ValuePath };

/**
 * Records of any collection. `isWhole`: long texts and groups are shown too, when the selection names no fields. `isByDate`: they are shown
 * by their dates, and in order of them when the selection names no other. `one`: how a value that selects one record is written, as one
 * text, such as `dishes/soup`, or as a group.
 */
export type AnyRecords = { selection: RecordSelection; at: ValuePath; isWhole: boolean; isByDate?: true; one?: 'text' | 'group' };

/** A record, and a selection of its collection among which it has others before and after it. */
export type NeighboursChoice = { record: RecordName; selection: RecordSelection; at: ValuePath };

/** A record by its collection and its id. */
export type RecordName = { of: string; id: string };

/** A block inside another block, as validated: its type, the plan of the type, and its fields. */
export type NestedChoice = { type: string; plan: FieldPlan | undefined; value: unknown; at: ValuePath };

/** What forms need to know of the mail settings: the names of recipients and webhooks, the URL of another mail service, and the origins to which forms may lead. */
export type MailTargets = {
  recipients: readonly string[];
  webhooks: readonly string[];
  service: string | undefined;
  formTargets: readonly string[];
};

/** A rich text with headings, and the path of its field. */
export type LongText = { text: RichText; headings: readonly TextHeading[]; at: ValuePath };

/** The functions that a field kind can call while a value is resolved. `at` is the path of the value in its file. */
export type ResolveContext = {
  /** Records a text that visitors read. */
  addText: (use: TextUse) => void;
  /** Records a rich text with headings, which need different ids on a page. */
  addLongText: (text: LongText) => void;
  /**
   * Records a link, as a value or as a part of a text. The rules decide whether it has a target. `isPage` when that must be a page.
   * Returns the address to which it leads: in another language than the default one, that of the translation of the page.
   */
  addLink: (href: string, at: ValuePath, link?: { part?: TextPart; isPage?: true }) => string;
  /** Records a date until which the content is of use. The rules decide whether it has passed. */
  addDeadline: (date: string, at: ValuePath) => void;
  report: (finding: Finding) => void;
  /** Looks up a media file, whose path is the value or a part of a text. Reports a missing or unusable one and returns undefined. */
  media: (path: string, use: MediaUse, at: ValuePath, part?: TextPart) => MediaFacts | undefined;
  /** Returns the address of a file of the site. */
  fileAddress: (path: string) => string;
  /** Looks up a media file that may be missing. */
  optionalMedia: (path: string) => MediaFacts | undefined;
  /** Looks up a record. Reports a missing one and returns undefined. */
  record: (mark: { collection: string; isLink?: true }, id: string, at: ValuePath) => unknown;
  /** Looks up the records that a block chooses, and resolves those that it contains. Reports missing ones. */
  records: (choice: RecordsChoice) => unknown[];
  /** Looks up the records of any collection that a block selects. Reports a name that does not exist and returns undefined. */
  anyRecords: (records: AnyRecords) => ShownRecords | undefined;
  /** The same as options of a form, with what visitors read of them. */
  recordOptions: (records: AnyRecords) => RecordOption[] | undefined;
  /** Looks up the records before and after a record. Reports a name that does not exist and returns undefined. */
  neighbours: (choice: NeighboursChoice) => Neighbours | undefined;
  /** Looks up title and description of the page to which a link leads; empty for a page that does not exist, which its link reports. */
  page: (path: string) => { title: string; description: string };
  /** The mail settings. Undefined when `site.yaml` has an error, and in records. */
  mail: MailTargets | undefined;
  readonly host: Host;
  /** Resolves a value that contains values of other kinds. Undefined when a part of it has an error, which is reported. */
  resolveWhole: (plan: FieldPlan, value: unknown, at: ValuePath) => unknown;
  /** Resolves a block inside another block, and keeps it for the model of that block. */
  block: (choice: NestedChoice) => NestedBlock;
};

/**
 * A text as visitors read it, and its path in the file. For rich text it is the sanitised HTML. `findHeadings` finds the
 * headings of a text in Markdown, in order.
 */
export type TextUse = { text: string; at: ValuePath; isRich: boolean; findHeadings?: () => TextPart[] };
