import { DOMParser as SchemaParser } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { largestFirst } from '../largest-first.ts';
import { openRichText } from '../rich-document.ts';
import { cleanPaste } from './clean-paste.ts';
import { markdownIn } from './paste-into.ts';

/** Returns pasted HTML as the Markdown that a field gets: what a text in the page keeps of it. `plain`: the same as text. Undefined for a field with HTML. */
export function pastedMarkdown(html: string, plain: string, value: string): string | undefined {
  if (openRichText(value, false)?.isMarkdown === false) return undefined;
  const opened = openRichText('', false);
  const source = markdownIn(html, plain);
  if (!opened || source !== undefined) return source;
  const { body } = new DOMParser().parseFromString(cleanPaste(html, globalThis).html, 'text/html');
  const { content } = SchemaParser.fromSchema(opened.doc.type.schema).parse(body);
  const state = EditorState.create({ doc: opened.doc, plugins: [largestFirst(opened.doc)] });
  return opened.write(state.apply(state.tr.replaceWith(0, opened.doc.content.size, content)).doc);
}
