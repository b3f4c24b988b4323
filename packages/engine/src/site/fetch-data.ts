import { existsSync } from 'node:fs';
import {
  count,
  describeException,
  fetchedFile,
  limitsOf,
  type Problem,
  readJson,
  type SiteContent,
  type SiteFile,
  type SiteLoader,
  toSiteFile,
  validateCollection,
} from '@pagewright/core';
import { core, ZodError } from 'zod';
import type { DataSource, DataSources } from '../definition/site-additions.ts';
import { placeInCode } from '../files/place-in-code.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { writeAllWhole } from '../files/write-whole.ts';
import { nodeHost } from './node-host.ts';
import { filesWith } from './other-files.ts';

/** The time after which a source counts as away. A choice: long for a slow service, short for somebody who waits. */
const maxSeconds = 30;

type FetchOptions = {
  siteDir: string;
  code: SiteContent & { data: DataSources };
  /** Loads the site with this code. */
  load: SiteLoader;
  /** Receives a line before the sources are asked. */
  onProgress: (line: string) => void;
};

/** What to report about the records of a collection. `isFatal`: they could not be fetched, and the site has no earlier ones. */
type FetchReport = { message: string; isFatal: boolean };

/** New records of a collection. `before` is the earlier text of the file; undefined for a new one. */
type Answer = { name: string; file: SiteFile; records: readonly object[]; text: string; before: string | undefined };

/**
 * Fetches the records of all collections with a source, and writes them into the folder of the site, where they are read like the
 * other files. When a source is away or its records have an error, the file with its last good answer stays, and is in place at any
 * moment: new records are checked in memory. Returns what to report. Never rejects because of a source.
 */
export async function fetchData({ siteDir, code, load, onProgress }: FetchOptions): Promise<FetchReport[]> {
  const names = Object.keys(code.data);
  if (names.length === 0) return [];
  onProgress(`fetching ${names.join(', ')} …`);
  const fileOf = (name: string): SiteFile => toSiteFile(nodeHost, siteDir, fetchedFile(name));
  const reports: FetchReport[] = [];
  const fetched = Object.entries(code.data).map(async ([name, source]): Promise<Answer[]> => {
    const file = fileOf(name);
    const before = readTextFile(file.absolute);
    try {
      const records = await loadInTime(source);
      const answer = { name, file, records, text: `${JSON.stringify(records, undefined, 2)}\n`, before };
      const problems = validateCollection(file, readJson(file.displayPath, answer.text, limitsOf(file.path)), code).problems;
      const refusal = refusalOf(answer, problems);
      if (refusal) reports.push(refusal);
      return refusal || answer.text === before ? [] : [answer];
    } catch (error) {
      const message = `The records of "${name}" could not be fetched: ${reasonOf(error)}.`;
      reports.push(withEarlierRecords(message, { file, before }, 'Try again when the source can be reached.'));
      return [];
    }
  });
  const answers = (await Promise.all(fetched)).flat();
  if (answers.length === 0) return reports;
  const texts = new Map(answers.map(({ file, text }) => [file.absolute, text]));
  // What the new records do not change is computed once.
  (await load()).findProblems();
  const kept = names.filter((name) => !answers.some((answer) => answer.name === name));
  reports.push(...(await dropRefused(answers, kept.map(fileOf), { texts, load })));
  await writeAllWhole(texts);
  return reports;
}

/** The texts of new records by the absolute paths of their files, and what loads the site. */
type Checked = { texts: Map<string, string>; load: SiteLoader };

/**
 * Reads the site with new records, and drops those that have an error there: what field kinds and references need is known only
 * in the whole site. Repeats it for the others, which may refer to records that were dropped. `kept` are the files of the other
 * fetched collections, which may refer to records that are gone now. Returns what to report.
 */
async function dropRefused(answers: readonly Answer[], kept: readonly SiteFile[], { texts, load }: Checked): Promise<FetchReport[]> {
  if (answers.length === 0) return [];
  const problems = await load.fork(filesWith(texts), ({ site }) => site().findProblems());
  const results = answers.map((answer) => ({ answer, refusal: refusalOf(answer, problems) }));
  const own = results.filter(({ refusal }) => refusal);
  const refused = own.length > 0 ? own : results.map(({ answer }) => ({ answer, refusal: refusalBecauseOf(kept, answer, problems) }));
  if (refused.every(({ refusal }) => !refusal)) return answers.flatMap(noteOfEmpty);
  const dropped = refused.map(({ answer }) => answer);
  for (const { file } of dropped) texts.delete(file.absolute);
  const others = answers.filter((answer) => !dropped.includes(answer));
  const more = await dropRefused(others, [...kept, ...dropped.map(({ file }) => file)], { texts, load });
  return [...refused.flatMap(({ refusal }) => refusal ?? []), ...more];
}

/** Returns the report of records with an error. Undefined when they have none. */
function refusalOf(answer: Answer, problems: readonly Problem[]): FetchReport | undefined {
  const [first, ...more] = errorsIn([answer.file], problems);
  if (!first) return undefined;
  const rest = more.length > 0 ? ` There ${more.length === 1 ? 'is' : 'are'} ${count(more.length, 'further error')}.` : '';
  return notAccepted(answer, `${describeError(first, answer.records)}${rest}`);
}

/** Returns the report of records with which those in another file have an error. Undefined when they have none. */
function refusalBecauseOf(kept: readonly SiteFile[], answer: Answer, problems: readonly Problem[]): FetchReport | undefined {
  const [first] = errorsIn(
    kept.filter(({ absolute }) => existsSync(absolute)),
    problems,
  );
  return first && notAccepted(answer, `with them, ${first.file} has an error: ${describeError(first, [])}`);
}

const errorsIn = (files: readonly SiteFile[], problems: readonly Problem[]): Problem[] =>
  problems.filter(({ severity, file }) => severity === 'error' && files.some(({ displayPath }) => displayPath === file));

const notAccepted = (answer: Answer, reason: string): FetchReport =>
  withEarlierRecords(
    `The records of "${answer.name}" were fetched and are not accepted: ${reason}`,
    answer,
    'Correct the records at their source, or what "load" returns.',
  );

/** Describes an error without its line, which is that of a file that is not written: record, field, message and hint. */
function describeError({ message, hint, context, excerpt }: Problem, records: readonly object[]): string {
  const [, field] = /^\s*"([^"]+)":/.exec(excerpt.at(-1)?.text ?? '') ?? [];
  const place = [nameOfRecord(context, records), field].filter((part) => part !== undefined).join(', ');
  return `${place === '' ? '' : `${place}: `}${message}${hint === undefined ? '' : ` ${hint}`}`;
}

/** Names the record that a problem is in, by its id or else its number. `context` ends with one of them. */
function nameOfRecord(context: string | undefined, records: readonly object[]): string | undefined {
  const [, written] = context?.split(', record ') ?? [];
  if (written === undefined) return undefined;
  const number = Number(written);
  if (Number.isNaN(number)) return `record ${written}`;
  const id: unknown = Reflect.get(Object(records[number - 1]), 'id');
  return typeof id === 'string' || typeof id === 'number' ? `record "${id}"` : `record ${number}`;
}

/** Adds which records the site has instead of new ones; `hint` when there are none. */
function withEarlierRecords(message: string, { file, before }: Pick<Answer, 'file' | 'before'>, hint: string): FetchReport {
  return before === undefined
    ? { message: `${message} There are no earlier ones in ${file.displayPath}. ${hint}`, isFatal: true }
    : { message: `${message} The site has the records of ${file.displayPath}.`, isFatal: false };
}

/** Reports an empty list that has replaced records: a source may have none, or say so by mistake. */
function noteOfEmpty({ name, file, records, before }: Answer): FetchReport[] {
  if (records.length > 0 || before === undefined) return [];
  const message = `The source of "${name}" has no records now, and ${file.displayPath} had some. The site has none of them. If that is a mistake, restore the file, and let "load" throw an error for an empty list.`;
  return [{ message, isFatal: false }];
}

async function loadInTime(source: DataSource): Promise<readonly object[]> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`it did not answer within ${maxSeconds} seconds`));
      controller.abort();
    }, maxSeconds * 1000);
  });
  const records = await Promise.race([(async () => source.load(controller.signal))(), timeout]).finally(() => clearTimeout(timer));
  if (!Array.isArray(records)) throw new Error('load() must return a list of records');
  return records;
}

/** Returns the message of an error, with that of its cause: "fetch failed" alone says nothing. */
function reasonOf(error: unknown): string {
  if (error instanceof ZodError) return reasonOfMismatch(error);
  if (!(error instanceof Error)) return String(error);
  // Mistakes of the code, unlike a source that is away, have a line.
  const isMistake = error.name !== 'Error' && error.cause === undefined;
  const message = (isMistake ? describeException(error, placeInCode) : error.message).replace(/\.$/, '');
  return error.cause instanceof Error && error.cause.message !== '' ? `${message} (${error.cause.message})` : message;
}

/** Says what a schema in `load` does not accept. The message of zod is a list of objects, as JSON. */
function reasonOfMismatch({ issues }: ZodError): string {
  const [first, ...more] = issues.map(({ path, message }) => `${path.length > 0 ? `${core.toDotPath(path)}: ` : ''}${message}`);
  const rest = more.length > 0 ? `, and ${count(more.length, 'further error')}` : '';
  return `a schema in "load" does not accept the answer: ${first}${rest}`;
}
