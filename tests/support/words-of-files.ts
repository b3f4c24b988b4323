/** Words of the files and the tools of a project. Somebody who edits a website in the browser knows none of them. */
const technical = new RegExp(
  [
    // How a file is written.
    /[{}]|"- "|<<<|\b(?:on|of) (?:its|their) own lines?\b|\bplaceholders?\b|\bPlatzhaltern?\b|\bquer(?:y|ies)\b/,
    /\bya?ml\b|\bjson\b|\bUTF-8\b|\bschemas?\b|\bslugs?\b|\bkeys?\b|\bschlüssel\b/,
    // Where files are.
    /site\.config|\.published-paths|(?<![\w-])(?:pages|collections|shared|strings|types|presets|schemas|docs)\//,
    // Versions.
    /\bgit(?:ignore)?\b|\bbranch(?:es)?\b|\bcommits?\b|\bmerg(?:e[ds]?|ing)\b|\bhooks?\b|\bindex\b|\borigin\/|\bHEAD\b/,
    // Programs.
    /\bnpm\b|\bterminal\b|\bcors\b|\bMAIL_|\bLAUNCH_|\bEDITOR_|\benvironment variable|\bumgebungsvariable/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

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
