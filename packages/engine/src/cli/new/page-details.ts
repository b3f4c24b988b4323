import { UsageError } from '../declare/usage-error.ts';
import { printError } from '../print.ts';
import type { Ask } from './ask.ts';
import { choosePreset, type PresetEntry, unknownPreset } from './presets.ts';

/** The details of a new page. */
export type PageDetails = {
  path: string;
  title: string;
  description: string;
  /** The name of the preset; undefined in a site without presets. */
  preset: string | undefined;
  /** The link text in the navigation; undefined when the page is not added to it. */
  label: string | undefined;
};

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
