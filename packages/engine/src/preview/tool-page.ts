import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A page of a tool of the preview, such as the editor. `title` and `body` are HTML. `data`: what the script reads, and the id of its
 * element. A page without a script may have a form instead. `trustedTypes`: the names of policies of libraries that it may use.
 */
type ToolPage = {
  language: string;
  title: string;
  styles: string;
  body: string;
  data?: { id: string; value: object } | undefined;
  script?: string;
  trustedTypes?: string;
};

/** Returns the document of a tool, and the policy of its response. It runs no script but modules of the preview, and frames only its pages. */
export function toolPage({ language, title, styles, body, data, script, trustedTypes = "'none'" }: ToolPage): {
  html: string;
  policy: string;
} {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${script === undefined ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
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
${data ? `<script type="application/json" id="${data.id}">${JSON.stringify(data.value).replaceAll('<', '\\u003c')}</script>` : ''}
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</body>
</html>
`;
  return { html, policy: policy.join('; ') };
}

/** Sends the document of a tool with its policy. */
export function sendPage(response: ServerResponse, { html, policy }: { html: string; policy: string }, status = 200): void {
  response.setHeader('Content-Security-Policy', policy);
  send(response, status, 'text/html; charset=utf-8', html);
}

/** Sends an answer of the preview that no browser keeps. `type`: its media type. */
export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** Reads the body of a request as text. Undefined for one of more than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > maxBytes) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}
