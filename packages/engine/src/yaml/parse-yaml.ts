import { type Document, isScalar, type LineCounter, visit, YAMLParseError } from 'yaml';
import { parseDocument } from './parse-document.ts';

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
