import { readStyles, toolPage } from 'pagewright/editing';
import type { EditorData } from '../messages.ts';
import { editorStyles } from './editor-styles.ts';

/** Returns the document of the editor, and the policy of its response. */
export const editorPage = ({ data, script }: { data: EditorData; script: string }): { html: string; policy: string } =>
  toolPage({
    language: data.language,
    title: data.texts.title,
    styles: [
      editorStyles('base', 'editor', 'panel', 'pages'),
      readStyles('fields'),
      editorStyles('conflict', 'blocks', 'bar', 'versions', 'collections', 'rich', 'layout'),
    ].join(''),
    body: '<div id="editor"></div>',
    data: { id: 'editor-data', value: data },
    script,
    // ProseMirror parses what is pasted into a rich text. It makes this policy when a rich text is open.
    trustedTypes: 'ProseMirrorClipboard',
  });
