import { createInterface } from 'node:readline/promises';
import { nearestName, type Preset } from '@pagewright/core';
import { noPresets, type PageDetails } from '../../edit/new-page-file.ts';
import { UsageError } from '../declare/command.ts';
import { print, printError } from '../print.ts';

/** The details from the command line. */
export type GivenDetails = { [Detail in keyof PageDetails]: string | undefined };

type Request = {
  given: GivenDetails;
  /** The presets, in alphabetical order. */
  presets: readonly PresetEntry[];
  /** Returns why a page cannot have a path, or undefined when it can. */
  pathProblem: (path: string) => string | undefined;
};

/**
 * Returns the given details and asks for the others. Throws `UsageError` when one is missing and there is no terminal
 * (`ask` is undefined), and an error with a message for authors when no page can have the path or there is no such preset.
 */
export async function collectPageDetails({ given, presets, pathProblem }: Request, ask: Ask | undefined): Promise<PageDetails> {
  const title = given.title?.trim();
  const description = given.description?.trim();
  const preset = given.preset?.trim();
  if (!ask) requireAll({ path: given.path, title, description });
  if (preset !== undefined && !presets.some(({ name }) => name === preset)) throw new Error(unknownPreset(preset, presets));
  const path = await allowedPath(given.path, pathProblem, ask);
  return {
    path,
    title: title || (await askUntilAnswered(ask, 'Title, as search results show it: ')),
    description: description || (await askUntilAnswered(ask, 'Description, one or two sentences for search results: ')),
    preset: preset ?? (await choosePreset(presets, ask)),
    label: given.label?.trim() ?? ((await ask?.('Link text in the navigation (empty for none): ')) || undefined),
  };
}

function requireAll({ path, title, description }: Record<'path' | 'title' | 'description', string | undefined>): void {
  if (path && title && description) return;
  const options = `${path ?? '/spring-offer'} --title "${title || 'Spring offer'}" --description "${description || 'One or two sentences for search results.'}"`;
  const missing = [...(path ? [] : ['a path']), ...(title ? [] : ['a title']), ...(description ? [] : ['a description'])];
  throw new UsageError(`A new page needs ${missing.join(', ').replace(/, ([^,]*)$/, ' and $1')}: npm run new -- page ${options}`);
}

async function allowedPath(given: string | undefined, pathProblem: Request['pathProblem'], ask: Ask | undefined): Promise<string> {
  let path = given ?? '';
  for (;;) {
    if (path === '' && ask) path = await ask('Path of the page, such as /spring-offer: ');
    const problem = pathProblem(path);
    if (problem === undefined) return path;
    if (!ask) throw new Error(problem);
    printError(problem);
    path = '';
  }
}

async function askUntilAnswered(ask: Ask | undefined, question: string): Promise<string> {
  for (;;) {
    const answer = (await ask?.(question)) ?? '';
    if (answer !== '') return answer;
  }
}

/** What lists show of a preset. */
type PresetEntry = Pick<Preset, 'name' | 'description'>;

/** Returns one line per preset: name and description; with numbers to choose by when `isNumbered`. */
export function presetLines(presets: readonly PresetEntry[], { isNumbered }: { isNumbered: boolean }): string {
  const width = Math.max(...presets.map(({ name }) => name.length));
  const digits = String(presets.length).length;
  return presets
    .map(({ name, description }, index) => {
      const number = isNumbered ? `${String(index + 1).padStart(digits + 2)}  ` : '';
      return `${number}${name.padEnd(width)}  ${description}`.trimEnd();
    })
    .join('\n');
}

/** Returns the message about a preset that does not exist. */
function unknownPreset(name: string, presets: readonly PresetEntry[]): string {
  const names = presets.map((preset) => preset.name);
  if (names.length === 0) return noPresets;
  const nearest = nearestName(name, names);
  return `There is no preset "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''} Presets: ${names.join(', ')}.`;
}

/** The preset that pages start from when the author chooses none. */
const usual = 'landing';

/** Returns the name of the preset that applies without a choice: `landing`, or the first by name. Undefined without presets. */
const defaultPreset = (presets: readonly PresetEntry[]): string | undefined =>
  (presets.find(({ name }) => name === usual) ?? presets[0])?.name;

/** Lets the author choose by number or by name, until there is such a preset. An empty answer chooses the default. */
async function choosePreset(presets: readonly PresetEntry[], ask: Ask | undefined): Promise<string | undefined> {
  const fallback = defaultPreset(presets);
  if (!ask || presets.length < 2) return fallback;
  print(`Presets, pages to start from:\n${presetLines(presets, { isNumbered: true })}`);
  for (;;) {
    const answer = await ask(`Start from which preset (number or name, empty for ${fallback})? `);
    if (answer === '') return fallback;
    const chosen = presets.find(({ name }, index) => name === answer || String(index + 1) === answer);
    if (chosen) return chosen.name;
    printError(unknownPreset(answer, presets));
  }
}

/** Asks a question in the terminal. Resolves to the trimmed answer. */
export type Ask = (question: string) => Promise<string>;

/** Runs `work` with a function that asks questions in the terminal; undefined when the input is not a terminal. */
export async function withTerminal<Result>(work: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
  if (!process.stdin.isTTY) return work(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  // Without this, a question would never settle after the terminal is closed.
  terminal.on('close', () => closed.abort());
  const ask: Ask = async (question) => {
    try {
      return (await terminal.question(question, { signal: closed.signal })).trim();
    } catch {
      throw new Error('\nStopped. Nothing was written.');
    }
  };
  try {
    return await work(ask);
  } finally {
    terminal.close();
  }
}
