const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** Returns an SVG file with this content. `prefix` is that of its elements, including the colon. It replaces `{p}` in the content. */
export const svgDocument = (inside: string, prefix = ''): string => {
  const declaration = prefix === '' ? `xmlns="${svg}"` : `xmlns="${svg}" xmlns:${prefix.slice(0, -1)}="${svg}"`;
  return `<svg ${declaration} xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8">${inside.replaceAll('{p}', prefix)}</svg>`;
};

/** Parts of an SVG file that run a script, load a file or hide such a part. */
export const hostilePieces = {
  'a script': '<{p}script>alert(1)</{p}script>',
  'a script in CDATA': '<{p}script><![CDATA[alert(1)]]></{p}script>',
  'a script that is loaded': '<{p}script href="data:text/javascript,alert(1)"/>',
  'a script of HTML': `<script xmlns="${xhtml}">alert(1)</script>`,
  'a script of HTML with a prefix': `<h:script xmlns:h="${xhtml}">alert(1)</h:script>`,
  'a script of HTML in notes of an editor': `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><script xmlns="${xhtml}">alert(1)</script></rdf:RDF>`,
  'a frame of HTML': `<iframe xmlns="${xhtml}" srcdoc="&lt;script>alert(1)&lt;/script>"/>`,
  'a web page': `<{p}foreignObject><body xmlns="${xhtml}"><img src="x" onerror="alert(1)"/></body></{p}foreignObject>`,
  'an event': '<{p}g onload="alert(1)"/>',
  'an event behind a bracket': '<{p}g data-x=">" onload="alert(1)"/>',
  'an event of an animation': '<{p}set attributeName="x" onbegin="alert(1)"/>',
  'an event of an unknown name': '<{p}g onnew="alert(1)"/>',
  'a link that runs': '<{p}a href="javascript:alert(1)"><{p}rect width="8" height="8"/></{p}a>',
  'a link that runs, in signs': '<{p}a xlink:href="&#106;ava&#x73;cript:alert(1)"><{p}rect width="8" height="8"/></{p}a>',
  'an animated link': '<{p}animate attributeName="href" values="javascript:alert(1)"/>',
  'an animated event': '<{p}set attributeName="onclick" to="alert(1)"/>',
  'a use from elsewhere': '<{p}use href="https://evil.example/a.svg#a"/>',
  'a use from elsewhere with a tab in it': '<{p}use href="ht&#9;tps://evil.example/a.svg#a"/>',
  'a use of an embedded document': '<{p}use href="data:image/svg+xml,%3Csvg/%3E#a"/>',
  'a picture from elsewhere': '<{p}image href="//evil.example/a.png"/>',
  'a picture that is a document': '<{p}image href="data:image/svg+xml,%3Csvg/%3E"/>',
  'a filter from elsewhere': '<{p}g filter="url(https://evil.example/a.svg#a)"/>',
  'a style from elsewhere': '<{p}style>@import url(https://evil.example/a.css);</{p}style>',
  'a style from elsewhere without url()': '<{p}style>@import "https://evil.example/a.css";</{p}style>',
  'a style with an escape': '<{p}style>a { fill: u\\72l(https://evil.example/a.svg) }</{p}style>',
  'a style in two parts': '<{p}style>a { fill: ur<![CDATA[l(https://evil.example/a.svg)]]> }</{p}style>',
  'a style in signs': '<{p}g style="fill: &#117;rl(https://evil.example/a.svg)"/>',
  'a set of pictures from elsewhere': '<{p}g style="mask-image: image-set(\'https://evil.example/a.png\' 1x)"/>',
  'a base of its own': '<{p}g xml:base="https://evil.example/"/>',
  'an instruction': '<?xml-stylesheet href="https://evil.example/a.css"?>',
  'an unknown element': '<{p}unheard/>',
  'an unknown namespace': '<q:a xmlns:q="urn:unheard"/>',
} as const;

/** Switches the Japanese encoding to an alphabet that differs from ASCII in two characters. Browsers do not show it. */
const toRoman = '\u001b(J';

/** Files that a filter by patterns accepts. Each runs a script when Chromium opens it, except those that load a file. */
export const bypasses: Readonly<Record<string, string | Buffer>> = {
  'a prefix with a dot': `<svg xmlns="${svg}" width="8" height="8"><a.b:script xmlns:a.b="${svg}">alert(1)</a.b:script></svg>`,
  'a prefix with an accent': `<svg xmlns="${svg}" width="8" height="8"><é:script xmlns:é="${svg}">alert(1)</é:script></svg>`,
  'a script of HTML under a prefix with a dot': `<svg xmlns="${svg}" width="8" height="8"><a.b:script xmlns:a.b="${xhtml}">alert(1)</a.b:script></svg>`,
  'a bracket in double quotes before the event': `<svg xmlns="${svg}" width="8" height="8" data-x=">" onload="alert(1)"></svg>`,
  'a bracket in single quotes before the event': `<svg xmlns="${svg}" width="8" height="8" data-x='>' onload='alert(1)'></svg>`,
  'UTF-16 behind a comment that reads as ASCII': Buffer.concat([
    Buffer.from('\uFEFF', 'utf16le'),
    Buffer.from(`<!--`, 'utf16le'),
    Buffer.from(`<svg width="8" height="8">`, 'latin1'),
    Buffer.from(`--><svg xmlns="${svg}" width="8" height="8"><script>alert(1)</script></svg>`, 'utf16le'),
  ]),
  'ISO-2022-JP, which has characters that nobody sees': Buffer.from(
    `<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="${svg}" width="8" height="8"><s${toRoman}cript>alert(1)</s${toRoman}cript></svg>`,
    'latin1',
  ),
  'an address with a tab in its scheme': `<svg xmlns="${svg}" width="8" height="8"><image href="ht&#9;tps://evil.example/a.png"/></svg>`,
};
