import { type Document, type DocumentOptions, type ParseOptions, parseDocument as parse, type SchemaOptions } from 'yaml';

/** Parses YAML 1.2 with the options of the engine. Never throws: errors and warnings are in the document. */
export const parseDocument = (
  text: string,
  options: Pick<ParseOptions & DocumentOptions & SchemaOptions, 'lineCounter' | 'uniqueKeys'> = {},
): Document.Parsed => parse(text, { version: '1.2', prettyErrors: false, stringKeys: true, ...options });
