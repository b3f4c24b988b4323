import { fieldStyles, toolPage } from 'pagewright/editing';
import type { EditorData } from '../messages.ts';
import { textsOf } from '../texts/index.ts';
import { barStyles } from './bar-styles.ts';
import { blocksStyles } from './blocks-styles.ts';
import { collectionsStyles } from './collections-styles.ts';
import { conflictStyles } from './conflict-styles.ts';
import { editorStyles } from './editor-styles.ts';
import { pagesStyles } from './pages-styles.ts';
import { panelStyles } from './panel-styles.ts';
import { richStyles } from './rich-styles.ts';
import { versionsStyles } from './versions-styles.ts';

/** Returns the document of the editor, and the policy of its response. */
export const editorPage = ({ data, script }: { data: EditorData; script: string }): { html: string; policy: string } =>
  toolPage({
    language: data.language,
    title: textsOf(data.language).title,
    styles: [
      editorStyles,
      panelStyles,
      pagesStyles,
      fieldStyles,
      conflictStyles,
      blocksStyles,
      barStyles,
      versionsStyles,
      collectionsStyles,
      richStyles,
    ].join(''),
    body: '<div id="editor"></div>',
    data: { id: 'editor-data', value: data },
    script,
    // ProseMirror parses what is pasted into a rich text. It makes this policy when a rich text is open.
    trustedTypes: 'ProseMirrorClipboard',
  });
