import { randomBytes } from 'node:crypto';
import type { EditorData } from '../messages.ts';
import { type Language, textsOf } from '../texts/index.ts';
import { editorStyles } from './editor-styles.ts';
import { pagesStyles } from './pages-styles.ts';
import { panelStyles } from './panel-styles.ts';

/** A document and the policy of its response. */
export type EditorDocument = { html: string; policy: string };

type DocumentParts = { language: Language; title: string; styles: string; body: string; formAction?: "'self'" };

/** Returns a document of the editor. It runs no script but modules of the preview, and frames only its pages. */
export function editorDocument({ language, title, styles, body, formAction }: DocumentParts): EditorDocument {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction ?? "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return { html, policy: policy.join('; ') };
}

/** Returns the document in which the editor runs. */
export const editorPage = ({ data, script }: { data: EditorData; script: string }): EditorDocument =>
  editorDocument({
    language: data.language,
    title: textsOf(data.language).title,
    styles: editorStyles + panelStyles + pagesStyles,
    body: `<div id="editor"></div>
<script type="application/json" id="editor-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script}"></script>`,
  });
