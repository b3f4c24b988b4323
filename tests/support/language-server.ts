import { type CompletionItem, getLanguageService, type LanguageService, TextDocument } from 'yaml-language-server';
import type { JsonSchema } from '../../packages/core/src/json-schema/json-schema.ts';

/** The editor's language server with one schema. `|` in a text is the position of the cursor. */
export type Editor = {
  /** Returns the diagnostics as `line:column message`, from top to bottom. */
  marks: (text: string) => Promise<string[]>;
  /** Returns the completions in their order. */
  offers: (text: string) => Promise<{ label: string; text: string; words: string }[]>;
  /** Returns the hover text. */
  hover: (text: string) => Promise<string>;
};

const clientCapabilities = {
  textDocument: { completion: { completionItem: { documentationFormat: ['markdown' as const], snippetSupport: true } } },
};

type OpenDocument = Parameters<LanguageService['doValidation']>[0];

let versions = 0;

/** Returns an open document. Each has another version, because the server caches its answers by version. */
function openDocument(file: string, text: string): OpenDocument {
  versions += 1;
  const document = TextDocument.create(`file:///site/${file}`, 'yaml', versions, text);
  const startOf = (line: number): number => document.offsetAt({ line, character: 0 });
  const complete = {
    uri: document.uri,
    languageId: document.languageId,
    version: document.version,
    lineCount: document.lineCount,
    getText: (range: Parameters<typeof document.getText>[0]) => document.getText(range),
    positionAt: (offset: number) => document.positionAt(offset),
    offsetAt: (position: Parameters<typeof document.offsetAt>[0]) => document.offsetAt(position),
    getLineRange: (line: number) => ({ start: document.positionAt(startOf(line)), end: document.positionAt(startOf(line + 1)) }),
    getEOLCharacters: () => '\n',
    // The server calls it, although it is not in its types.
    getLineOffsets: () => Array.from({ length: document.lineCount }, (_, line) => startOf(line)),
  };
  return complete;
}

/** `file` is the path of the edited file in its site. */
export function openEditor(schema: JsonSchema, file = 'pages/page.yaml'): Editor {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.reject(new Error(`Unexpected request for a schema: ${uri}`)),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
    clientCapabilities,
  });
  service.configure({
    validate: true,
    hover: true,
    completion: true,
    yamlVersion: '1.2',
    hoverSchemaSource: false,
    schemas: [{ fileMatch: ['*'], uri: 'file:///schema.json', schema }],
  });
  const at = (marked: string) => {
    const document = openDocument(file, marked.replace('|', ''));
    return { document, position: document.positionAt(marked.indexOf('|')) };
  };
  return {
    marks: async (text) => {
      const found = await service.doValidation(openDocument(file, text), false);
      const sorted = found.sort((a, b) => a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character);
      return sorted.map(({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`);
    },
    offers: async (marked) => {
      const { document, position } = at(marked);
      const { items } = await service.doComplete(document, position, false);
      return items.map((item) => ({ label: item.label, text: item.textEdit?.newText ?? item.insertText ?? '', words: wordsOf(item) }));
    },
    hover: async (marked) => {
      const { document, position } = at(marked);
      const found = await service.doHover(document, position);
      const contents = found?.contents;
      return typeof contents === 'object' && 'value' in contents ? contents.value : '';
    },
  };
}

const wordsOf = ({ documentation }: CompletionItem): string =>
  typeof documentation === 'object' ? documentation.value : (documentation ?? '');
