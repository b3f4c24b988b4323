/** Words of the files and the tools of a project. Somebody who edits a website in the browser knows none of them. */
const technical =
  /[{}]|"- "|<<<|\b(?:on|of) (?:its|their) own lines?\b|\borigin\/|\bHEAD\b|\bmerg(?:e[ds]?|ing)\b|\bplaceholders?\b|\bPlatzhaltern?\b|\bquer(?:y|ies)\b|\bUTF-8\b|\.published-paths|\bya?ml\b|site\.config|\bgit(?:ignore)?\b|\bbranch(?:es)?\b|\bcommits?\b|\bhooks?\b|\bindex\b|\bjson\b|\bschemas?\b|\bslugs?\b|\bkeys?\b|\bschlüssel\b|\bnpm\b|\bterminal\b|\bcors\b|\bMAIL_|\bLAUNCH_|\bEDITOR_|\benvironment variable|\bumgebungsvariable|(?<![\w-])(?:pages|collections|shared|strings|types|presets|schemas|docs)\//gi;

/** A line of a file within quotation marks: `"hidden: true"`. */
const lineOfFile = /["„][a-z]\w*: [^"“]*["“]/gi;

/** What people may read all the same: the start of a text, or a part of it, and why. */
const exceptions: readonly (readonly [part: string, reason: string])[] = [
  ['arrow keys', 'They are on the keyboard.'],
  ['keys and swipes', 'They are on the keyboard.'],
  ['Key figures', 'It is what the block shows.'],
  ['a shop or a branch', 'It is a place of a company.'],
  ['{slug}', 'It is written in the address of a page, and stands in a list of what is possible.'],
  ['slug}', 'As above, as a part of a longer placeholder.'],
  ['index.html', 'It is the file to open, or an address.'],
  ['git repository', 'It says what is missing, and what is possible all the same.'],
  ['Git-Repository', 'As above.'],
  ['git is at work', 'It says what to do: try again in a moment.'],
  ['Git arbeitet', 'As above.'],
  ['(.gitignore)', 'It says where the developer has excluded the files.'],
];

/** A sentence with one of these words says who can do it. */
const whoCanDoIt = /\bdeveloper|\bEntwickler|\bsomebody who works with the files|\bjemand, der mit den Dateien arbeitet|\bdie Person, die/i;

/** A sentence with one of these words says what a part in braces is. */
const whatBracesAre = /\bbraces\b|\bKlammern\b/;

/** Returns the words of files and tools in a text that people read. Values in quotation marks and addresses may be anything. */
export function wordsOfFiles(text: string): string[] {
  if (whoCanDoIt.test(text)) return [];
  const lines = text.match(lineOfFile) ?? [];
  const withoutBraces = whatBracesAre.test(text) ? text.replaceAll(/\{\w+\}/g, '') : text;
  const said = exceptions.reduce((rest, [part]) => rest.replaceAll(part, ''), withoutBraces);
  const withoutValues = said.replaceAll(/"[^"]*"|„[^“]*“/g, '').replaceAll(/(?<=^|[ (])\/\S+/g, '');
  return [...lines, ...(withoutValues.match(technical) ?? [])];
}
