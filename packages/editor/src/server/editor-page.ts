import { randomBytes } from 'node:crypto';
import type { EditorData } from '../messages.ts';
import { textsOf } from '../texts/index.ts';
import { editorStyles } from './editor-styles.ts';
import { pagesStyles } from './pages-styles.ts';
import { panelStyles } from './panel-styles.ts';

/** Returns the document of the editor, and the policy of its response. It runs no script but modules of the preview, and frames only its pages. */
export function editorPage({ data, script }: { data: EditorData; script: string }): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const html = `<!doctype html>
<html lang="${data.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<title>${textsOf(data.language).title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${editorStyles}${panelStyles}${pagesStyles}</style>
</head>
<body>
<div id="editor"></div>
<script type="application/json" id="editor-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
  return { html, policy: policy.join('; ') };
}
