import { memoizeByKey } from './memoize.ts';

/** Scripts of languages that are several in Unicode, and the one that tells them from others. */
const parts: Readonly<Record<string, string>> = { Hans: 'Hani', Hant: 'Hani', Jpan: 'Hira', Kore: 'Hang' };

const names = new Intl.DisplayNames('en', { type: 'script' });

/** The script of a language: its English name, and patterns for its letters and for all characters that it uses. */
type Script = { name: string; letter: RegExp; character: RegExp };

const scripts = new Map<string, Script>();

/** Returns the script of a language. Latin for an unknown language. */
export const scriptOf = (language: string): Script => memoizeByKey(scripts, language, () => findScript(language));

function findScript(language: string): Script {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  const part = parts[script] ?? script;
  return {
    name: names.of(script) ?? script,
    letter: new RegExp(`\\p{Script=${part}}`, 'u'),
    character: new RegExp(`\\p{Script_Extensions=${part}}`, 'u'),
  };
}
