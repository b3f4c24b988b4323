import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MediaFault, UnusableMediaError } from '../../../core/src/media/media-facts.ts';
import { readMediaFacts } from '../../src/media/read-media-facts.ts';
import { bypasses, hostilePieces, svgDocument } from '../support/hostile-svg.ts';
import { runs } from '../support/property-runs.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('hostile-svg');

/** Returns the problem of an SVG file; undefined when it would be published. */
function faultOf(bytes: string | Buffer): MediaFault | undefined {
  const folder = mkdtempSync(join(temp, 'drawing-'));
  writeFileSync(join(folder, 'mark.svg'), bytes);
  try {
    readMediaFacts(join(folder, 'mark.svg'));
    return undefined;
  } catch (error) {
    if (!(error instanceof UnusableMediaError)) throw error;
    return error.fault;
  }
}

describe('C-13 an .svg that runs code is rejected', () => {
  test.each(Object.entries(bypasses))('%s', (_, bytes) => {
    expect(faultOf(bytes)?.code).toMatch(/^(?:unsafe-svg|broken-picture)$/);
  });

  test.each(Object.entries(hostilePieces))('by %s', (_, piece) => {
    expect(faultOf(svgDocument(piece))?.code).toMatch(/^(?:unsafe-svg|broken-picture)$/);
  });

  test('at any position, with any quotes, prefix, case and encoding', () => {
    const prefix = fc.constantFrom('', 'svg:', 'a.b:', 'é:', '_-1:');
    const quote = fc.constantFrom('"', "'");
    const filler = fc.array(fc.constantFrom('<g>', '<g data-x=">">', "<g id='b'>", '<!-- > <svg> -->', '<desc>&lt;a&gt;</desc>', '\n'), {
      maxLength: 5,
    });
    const encoding = fc.constantFrom<BufferEncoding>('utf8', 'utf16le');
    const piece = fc.constantFrom(...Object.values(hostilePieces));
    fc.assert(
      fc.property(piece, prefix, quote, filler, encoding, fc.boolean(), (hostile, name, mark, around, bytes, isMarked) => {
        const opened = around.filter((part) => part.startsWith('<g'));
        const inside = `${around.join('')}${hostile}${'</g>'.repeat(opened.length)}`;
        const quoted = mark === '"' ? inside : inside.replaceAll(/="([^"']*)"/g, "='$1'");
        const document = svgDocument(quoted, name);
        expect(faultOf(Buffer.from(`${isMarked ? '\uFEFF' : ''}${document}`, bytes))).toBeDefined();
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('C-13 a harmless .svg', () => {
  const root = 'xmlns="http://www.w3.org/2000/svg" width="8" height="8"';

  test.each([
    [
      'with a byte order mark and a declaration',
      `\uFEFF<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<svg ${root}><path d="M0 0h8"/></svg>`,
    ],
    [
      'with gradients, masks, uses and text',
      `<svg ${root}><defs><linearGradient id="a"><stop offset="0" stop-color="rgb(0 0 0 / .5)"/></linearGradient><mask id="m"><rect width="8" height="8" fill="url(#a)"/></mask></defs><use href="#a" mask="url( '#m' )" transform="rotate(45 4 4)"/><text class="on" x="1">onload="alert(1)" &lt;script&gt;</text></svg>`,
    ],
    [
      'with a style sheet of its own',
      `<svg ${root}><style>@media (prefers-color-scheme: dark) { .a:not(.b) { fill: url(#a); transform: translate(1px) } }</style><rect class="a" width="8" height="8"/></svg>`,
    ],
    [
      'with a style sheet in CDATA',
      `<svg ${root}><style type="text/css"><![CDATA[ .a > .b { fill: red } ]]></style><rect class="a" width="8" height="8"/></svg>`,
    ],
    [
      'with a picture in it',
      `<svg ${root} xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="data:image/png;base64,iVBORw0KGgo=" width="8" height="8"/></svg>`,
    ],
    [
      'that moves',
      `<svg ${root}><circle r="2"><animate attributeName="r" from="1" to="3" dur="1s" repeatCount="indefinite"/></circle></svg>`,
    ],
    [
      'of Inkscape',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n<svg ${root} id="svg5" inkscape:version="1.3" sodipodi:docname="a (1).svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><sodipodi:namedview id="n" pagecolor="#fff" inkscape:zoom="2"><inkscape:grid type="xygrid" id="g"/></sodipodi:namedview><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:#000;stroke-width:.3;-inkscape-stroke:none;paint-order:markers" d="M0 0h8"/></g></svg>`,
    ],
    [
      'of Illustrator',
      `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 27.0.0 -->\n<svg version="1.1" id="Layer_1" ${root} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 8 8" style="enable-background:new 0 0 8 8;" xml:space="preserve"><style type="text/css">.st0{fill:#FFFFFF;}</style><g data-name="Layer (2)"><polygon class="st0" points="0,0 8,0 8,8"/></g></svg>`,
    ],
    [
      'of Figma',
      `<svg ${root} viewBox="0 0 8 8" fill="none"><g clip-path="url(#clip0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h8" fill="#111" style="mix-blend-mode:multiply"/></g><defs><clipPath id="clip0_1_2"><rect width="8" height="8" fill="white"/></clipPath><filter id="f" x="0" y="0" width="8" height="8" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feGaussianBlur stdDeviation="2"/></filter></defs></svg>`,
    ],
  ])('%s is accepted', (_, drawing) => {
    expect(faultOf(drawing)).toBeUndefined();
  });

  test.each([
    [`<svg ${root}>\n  <path d="M0 0h8"\n    onclick="go()"/></svg>`, 3, 5, 'the attribute "onclick" of <path>'],
    [`<svg ${root}>\n  <g/>  <foreignObject/></svg>`, 2, 9, 'the element <foreignObject>'],
    [
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${root}/>`,
      1,
      1,
      'a document type',
    ],
    [`<?xml version="1.0"?>\n<?xml-stylesheet href="a.css"?>\n<svg ${root}/>`, 2, 1, 'an instruction to the reader (<?xml-stylesheet …?>)'],
    [`<svg ${root}>\n<style>\n@import "a.css";\n</style></svg>`, 4, 1, '@import in its <style>'],
  ])('with a small fault is reported with the part to remove and its position', (drawing, line, column, part) => {
    expect(faultOf(drawing)).toMatchObject({ code: 'unsafe-svg', line, column, message: expect.stringContaining(part) });
  });

  test('that is truncated is reported as damaged, at the position', () => {
    expect(faultOf(`<svg ${root}>\n<g></svg>`)).toMatchObject({ code: 'broken-picture', line: 2 });
    expect(faultOf(Buffer.from(`<svg ${root}><title>\xe9</title></svg>`, 'latin1'))).toMatchObject({ code: 'broken-picture' });
  });

  test('of 100,000 nested groups has one problem', () => {
    expect(faultOf(`<svg ${root}>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`)).toMatchObject({ code: 'unsafe-svg' });
  });
});
