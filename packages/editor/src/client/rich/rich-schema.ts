import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Marks that are an element without attributes, from the outside in. `code` is the innermost one. */
export const plainMarks = ['em', 'strong', 's', 'del', 'ins', 'mark', 'kbd', 'sub', 'sup', 'code'] as const;

/** Elements of other programs that mean the same. */
const otherNames: Readonly<Record<string, readonly string[]>> = { em: ['i'], strong: ['b'], s: ['strike'] };

const plainMark = (name: string): MarkSpec => ({
  parseDOM: [name, ...(otherNames[name] ?? [])].map((tag) => ({ tag })),
  toDOM: () => [name, 0],
  ...(name === 'code' && { code: true }),
});

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href'), title: link.getAttribute('title') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title }, 0],
  },
  abbr: {
    attrs: { title: { default: null } },
    parseDOM: [{ tag: 'abbr', getAttrs: (element) => ({ title: element.getAttribute('title') }) }],
    toDOM: ({ attrs }) => ['abbr', { title: attrs.title }, 0],
  },
  ...Object.fromEntries(plainMarks.map((name) => [name, plainMark(name)])),
};

const textNodes: Record<string, NodeSpec> = {
  text: { group: 'inline' },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
};

const headingLevels = [2, 3, 4];

/** The level of a heading of another program: the largest ones are below the title of the page. */
const pasted = [1, ...headingLevels, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(Math.max(level, 2), 4) } }));

const isTight = (list: HTMLElement): boolean => list.querySelector(':scope > li > p') === null;

const nodes: Record<string, NodeSpec> = {
  doc: { content: '(block | piece)+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2 }, id: { default: null } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: pasted,
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: { content: 'block+', group: 'block', defining: true, parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] },
  bullet_list: {
    attrs: { tight: { default: true } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul', getAttrs: (list) => ({ tight: isTight(list) }) }],
    toDOM: ({ attrs }) => ['ul', tightness(attrs.tight), 0],
  },
  ordered_list: {
    attrs: { start: { default: 1 }, tight: { default: true } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1), tight: isTight(list) }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['ol', { ...tightness(attrs.tight), ...(attrs.start !== 1 && { start: attrs.start }) }, 0],
  },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  code_block: {
    attrs: { info: { default: '' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: null }, title: { default: null } },
    parseDOM: [
      {
        tag: 'img[src^="/media/"]',
        getAttrs: (image) => ({ src: image.getAttribute('src'), alt: image.getAttribute('alt'), title: image.getAttribute('title') }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: attrs.src, alt: attrs.alt ?? '', title: attrs.title }],
  },
  // A part that keeps its bytes: `source`. `index` is its number in the text; null for one that was pasted.
  piece: {
    atom: true,
    attrs: { index: { default: null }, source: {} },
    parseDOM: [{ tag: 'div[data-piece]', getAttrs: (piece) => ({ source: piece.getAttribute('data-piece') }) }],
    toDOM: ({ attrs }) => ['div', { 'data-piece': attrs.source }],
  },
  ...textNodes,
};

const tightness = (isTightList: boolean): { 'data-tight'?: '' } => (isTightList ? { 'data-tight': '' } : {});

/** The elements that a long text may have. What else is in one is a piece. */
export const longSchema = new Schema({ nodes, marks });

/** The elements of a text on one line. */
export const lineSchema = new Schema({
  nodes: { doc: { content: 'inline*' }, ...textNodes },
  marks: Object.fromEntries(Object.entries(marks).filter(([name]) => ['em', 'strong', 'sub', 'sup'].includes(name))),
});
