import {
  type Document,
  type DocumentOptions,
  isScalar,
  type LineCounter,
  type ParseOptions,
  parseDocument as parse,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml';

/** Parses YAML 1.2 with the options of the engine. Never throws: errors and warnings are in the document. */
export const parseDocument = (
  text: string,
  options: Pick<ParseOptions & DocumentOptions & SchemaOptions, 'lineCounter' | 'uniqueKeys'> = {},
): Document.Parsed => parse(text, { version: '1.2', prettyErrors: false, stringKeys: true, ...options });

/**
 * Parses YAML with positions. Repeated fields are errors. They are found here and not by the parser, because the parser
 * compares every field of a map with all others, which takes seconds for thousands of fields.
 */
export function parseYaml(text: string, lineCounter: LineCounter): Document.Parsed {
  const document = parseDocument(text, { lineCounter, uniqueKeys: false });
  const repeated = findRepeatedKey(document);
  if (repeated) document.errors.push(repeated);
  return document;
}

/** Returns an error for the first field that is repeated in its map. */
function findRepeatedKey(document: Document.Parsed): YAMLParseError | undefined {
  let found: YAMLParseError | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const start = key.range?.[0] ?? 0;
        if (names.has(key.value) && (!found || start < found.pos[0])) {
          found = new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique');
        }
        names.add(key.value);
      }
    },
  });
  return found;
}
