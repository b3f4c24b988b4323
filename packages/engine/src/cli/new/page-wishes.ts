import type { FlagValues } from '../options.ts';
import type { Ask } from './ask.ts';

/** What an author wants of a new page. */
export type PageWishes = { path: string; title: string; description: string; preset: string; label: string | undefined };

type Given = { path: string | undefined; flags: FlagValues; presets: readonly string[]; refusalOf: (path: string) => string | undefined };

/** The preset of pages whose author names none. */
const usual = 'landing';

/** Takes what the options say and asks for the rest. Throws, in plain words, when something is missing and nobody can be asked. */
export async function collectWishes({ path, flags, presets, refusalOf }: Given, ask: Ask | undefined): Promise<PageWishes> {
  const given = (name: string): string | undefined => (typeof flags[name] === 'string' ? flags[name].trim() : undefined);
  const [title, description] = [given('title'), given('description')];
  if (!ask) refuseGaps({ path, title, description });
  const wanted = await goodPath(path, refusalOf, ask);
  return {
    path: wanted,
    title: title || (await filled(ask, 'Title, as search results show it: ')),
    description: description || (await filled(ask, 'Description, one or two sentences for search results: ')),
    preset: given('preset') ?? (await choose(presets, ask)),
    label: given('in-navigation') ?? ((await ask?.('Words in the navigation (empty for none): ')) || undefined),
  };
}

function refuseGaps({ path, title, description }: Record<'path' | 'title' | 'description', string | undefined>): void {
  if (path && title && description) return;
  const options = `${path ?? '/spring-offer'} --title "${title || 'Spring offer'}" --description "${description || 'One or two sentences for search results.'}"`;
  const missing = [...(path ? [] : ['a path']), ...(title ? [] : ['a title']), ...(description ? [] : ['a description'])];
  throw new Error(`A new page needs ${missing.join(', ').replace(/, ([^,]*)$/, ' and $1')}: npm run new -- page ${options}`);
}

async function goodPath(given: string | undefined, refusalOf: Given['refusalOf'], ask: Ask | undefined): Promise<string> {
  let path = given ?? '';
  for (;;) {
    if (path === '' && ask) path = await ask('Path of the page, such as /spring-offer: ');
    const refusal = refusalOf(path);
    if (refusal === undefined) return path;
    if (!ask) throw new Error(refusal);
    console.error(refusal);
    path = '';
  }
}

async function filled(ask: Ask | undefined, question: string): Promise<string> {
  for (;;) {
    const answer = (await ask?.(question)) ?? '';
    if (answer !== '') return answer;
  }
}

async function choose(presets: readonly string[], ask: Ask | undefined): Promise<string> {
  const fallback = presets.includes(usual) ? usual : (presets[0] ?? usual);
  if (!ask || presets.length < 2) return fallback;
  return (await ask(`Start from which preset: ${presets.join(', ')} (empty for ${fallback})? `)) || fallback;
}
