import { type Document, type DocumentOptions, type ParseOptions, parseDocument as parse, type SchemaOptions } from 'yaml';

/** Parses YAML 1.2 as every part of the engine does. Errors and warnings are in the document; nothing is thrown. */
export const parseDocument = (
  text: string,
  options: Pick<ParseOptions & DocumentOptions & SchemaOptions, 'lineCounter' | 'uniqueKeys'> = {},
): Document.Parsed => parse(text, { version: '1.2', prettyErrors: false, stringKeys: true, ...options });
