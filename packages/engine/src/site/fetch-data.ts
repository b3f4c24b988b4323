import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fetchedFile, type SiteFile, toSiteFile } from '../content/find/find-files.ts';
import { validateCollection } from '../content/validate/validate-collection.ts';
import type { DataSource, DataSources } from '../definition/site-additions.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { limitsOf } from '../yaml/limits.ts';
import { readJson } from '../yaml/yaml-file.ts';

/** The time after which a source counts as away. A choice: long for a slow service, short for somebody who waits. */
const maxSeconds = 30;

type Site = { siteDir: string; code: ContentSchemas & { data: DataSources } };

/** Why the records of a collection could not be fetched. `hasRecords`: the site has earlier ones. */
type FetchFailure = { message: string; hasRecords: boolean };

/**
 * Fetches the records of all collections with a source, and writes them into the folder of the site, where they are read like the
 * other files. When a source is away or has invalid records, the file with its last good answer stays. Returns the failures. Never
 * rejects because of a source.
 */
export async function fetchData({ siteDir, code }: Site): Promise<FetchFailure[]> {
  const outcomes = Object.entries(code.data).map(async ([name, source]): Promise<FetchFailure[]> => {
    const file = toSiteFile(siteDir, fetchedFile(name));
    const before = await readFile(file.absolute, 'utf8').catch(() => undefined);
    try {
      const text = `${JSON.stringify(await loadInTime(source), undefined, 2)}\n`;
      assertValid(file, text, code);
      if (text !== before) await replaceFile(file.absolute, text);
      return [];
    } catch (error) {
      const message = `The records of "${name}" could not be fetched: ${reasonOf(error)}.`;
      return before === undefined
        ? [
            {
              message: `${message} There are no earlier ones in ${file.shown}. Try again when the source can be reached.`,
              hasRecords: false,
            },
          ]
        : [{ message: `${message} The site has those of ${file.shown}.`, hasRecords: true }];
    }
  });
  return (await Promise.all(outcomes)).flat();
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

/** Throws for records that the schema does not accept, so that they do not replace good ones. */
function assertValid(file: SiteFile, text: string, schemas: ContentSchemas): void {
  const { problems } = validateCollection(file, readJson(file.shown, text, limitsOf(file.path)), schemas);
  const [first, ...more] = problems.filter(({ severity }) => severity === 'error');
  if (!first) return;
  const place = `line ${first.line} of the answer${more.length > 0 ? `, and ${more.length} more` : ''}`;
  throw new Error(`${first.message} (${place})`);
}

/** Returns the message of an error, with that of its cause: "fetch failed" alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replace(/\.$/, '');
  return error.cause instanceof Error && error.cause.message !== '' ? `${message} (${error.cause.message})` : message;
}

/** Replaces a file as a whole, so that another command reads the records before or after. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
