import { splitRichText } from '@pagewright/core/rich';
import fc from 'fast-check';
import { Fragment, type Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { normalized } from '../src/client/rich/read-nodes.ts';
import { openRichText, type RichDocument } from '../src/client/rich/rich-document.ts';

const open = (text: string, inline = false): RichDocument => {
  const opened = openRichText(text, inline);
  if (!opened) throw new Error(`Not a document: ${text}`);
  return opened;
};

/** Returns a document with other words in the block at an index. */
function withWords(doc: Node, index: number, words: readonly Node[]): Node {
  const blocks = doc.content.content.map((block, at) => (at === index ? wordsInto(block, words) : block));
  return doc.copy(Fragment.from(blocks));
}

/** Puts words into the first paragraph or heading in a block. */
function wordsInto(block: Node, words: readonly Node[]): Node {
  if (block.inlineContent)
    return block.copy(Fragment.from(block.type.spec.code ? words.map((word) => word.mark([])).filter(({ isText }) => isText) : words));
  const [first, ...others] = block.content.content;
  return first ? block.copy(Fragment.from([wordsInto(first, words), ...others])) : block;
}

const edited = (text: string, index: number, words: string): string => {
  const { doc, write } = open(text);
  return write(withWords(doc, index, words === '' ? [] : [doc.type.schema.text(words)]));
};

/** Blocks in different notations, as authors write them. */
const markdownBlocks = [
  'A paragraph with *emphasis*, **strong emphasis**, ~~old words~~ and a [link](/contact "Write to us").',
  'Lines that were broken\nby hand, with _one_ and __two__\nand `code` in them.',
  '## A heading',
  'Another heading\n---------------',
  '### Below it {#below}',
  '- One\n- Two *and* more\n- Three',
  '* One\n* Two\n  * Inside\n  * of it\n* Three',
  '1. First\n2. Second',
  '7) Seventh\n8) Eighth',
  '- Loose\n\n- List\n\n  with two paragraphs',
  '> A quote\n> on two lines',
  '> A quote\n> — Somebody',
  '```js\nconst a = 1;\n\nlet b;\n```',
  '***',
  '| A | B |\n|---|--:|\n| 1 | 2 |',
  '- [ ] A task\n- [x] Another',
  '![A cone](/media/cone.png "Its caption")',
  'A word with ![A cone](/media/cone.png) in it.',
  '<figure><img src="/media/cone.png" alt=""><figcaption>A cone</figcaption></figure>',
  '<!-- Ask Ann -->',
  'CO<sub>2</sub> and <kbd>Esc</kbd> &amp; so on.',
  'A [reference][one] and a note.[^1]',
  'See https://example.com or write to a@b.example.',
  'Two lines  \nwith a break\\\nor two.',
  '1\\. Not a list, \\*no emphasis\\*',
];
const definitions = '[one]: /contact\n\n[^1]: The note.';

const htmlBlocks = [
  '<p>A paragraph with <em>emphasis</em> and a <a href="/contact" title="Us">link</a>.</p>',
  '<p>Broken\n   by hand<br>and more &amp; more</p>',
  '<h2>A heading</h2>',
  '<h3 id="below">Below it</h3>',
  '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>',
  '<ol start="3"><li><p>One</p></li><li><p>Two</p><ul><li>Inside</li></ul></li></ol>',
  '<blockquote><p>A quote</p></blockquote>',
  '<pre><code>a  b\n</code></pre>',
  '<hr>',
  '<table><tr><td>1</td></tr></table>',
  '<!-- Ask Ann -->',
];

const texts = fc.oneof(
  fc
    .record({
      blocks: fc.array(fc.constantFrom(...markdownBlocks), { minLength: 1, maxLength: 7 }),
      gap: fc.constantFrom('\n\n', '\n\n\n'),
    })
    .map(({ blocks, gap }) => [...blocks, ...(blocks.some((block) => block.includes('[^1]')) ? [definitions] : [])].join(gap)),
  fc.array(fc.constantFrom(...htmlBlocks), { minLength: 1, maxLength: 7 }).map((blocks) => blocks.join('\n')),
);
const ends = fc.constantFrom('', '\n', '\n\n');

/** Words that people type, some of which mean something in Markdown or HTML. */
const word = fc.oneof(
  fc.constantFrom(
    '*',
    '_',
    '**',
    '1.',
    '-',
    '#',
    '+',
    '>',
    '<b>',
    '&amp;',
    '[x]',
    '[a](b)',
    '|',
    '\\',
    '`',
    '"a"',
    '~~',
    '2 * 3',
    'a_b_c',
    '=',
    '!',
    '[^2]',
    '{#a}',
  ),
  fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'ab c,.é"*_ü([)') }),
);
const marks = fc.constantFrom([], [], ['em'], ['strong'], ['em', 'strong'], ['code'], ['s'], ['sub'], ['link'], ['link', 'strong']);
const words = fc.array(fc.record({ word, marks }), { minLength: 1, maxLength: 5 });

describe('a rich text that is edited as a document', () => {
  test('keeps its bytes when nothing is edited', () => {
    fc.assert(
      fc.property(texts, ends, (text, end) => {
        const { doc, write } = open(text + end);
        expect(write(doc)).toBe(text + end);
        // The same after an edit that was taken back.
        expect(write(doc.type.schema.nodeFromJSON(doc.toJSON()))).toBe(text + end);
      }),
    );
  });

  test('has other bytes only in the edited block, and reads as it was shown', () => {
    fc.assert(
      fc.property(texts, words, fc.nat(), (text, typed, at) => {
        const { doc, write } = open(text);
        const { schema } = doc.type;
        const index = at % doc.childCount;
        fc.pre(!doc.child(index).isAtom);
        const markNamed = (name: string) => schema.mark(name, name === 'link' ? { href: '/a_(b)' } : null);
        const nodes = typed.map((one) => schema.text(one.word, one.marks.map(markNamed)));
        const next = withWords(doc, index, nodes);
        const written = write(next);
        const again = open(written);
        expect(blocksOf(withoutEmpty(again.doc.content.content))).toEqual(blocksOf(shownBlocks(next)));
        const before = splitRichText(text, false)?.parts ?? [];
        let from = 0;
        for (const [place, part] of before.entries()) {
          const slice = text.slice(part.from, part.to);
          const found = written.indexOf(slice, from);
          if (place !== index) expect(found).toBeGreaterThanOrEqual(from);
          if (place !== index) from = found + slice.length;
        }
      }),
    );
  });
});

/** Blocks as data. Pieces have other numbers when a block before them is gone. */
const blocksOf = (blocks: readonly Node[]): unknown =>
  JSON.parse(
    JSON.stringify(
      blocks.map((block) => block.toJSON()),
      (name, value) => (name === 'index' ? undefined : value),
    ),
  );

const shownBlocks = (doc: Node): Node[] => withoutEmpty(doc.content.content.map((block) => normalized(block)));

/** A text without words is one empty paragraph in the editor. */
const withoutEmpty = (blocks: readonly Node[]): Node[] =>
  blocks.filter(({ type, childCount }) => type.name !== 'paragraph' || childCount > 0);

describe('what an edit writes', () => {
  test.each([
    ['*One* line.', 'Two', 'Two'],
    ['A paragraph.', 'a_b, 2 * 3 and "#1"', 'a_b, 2 * 3 and "#1"'],
    ['A paragraph.', '*Stars*', '\\*Stars\\*'],
    ['A paragraph.', '1. No list', '1\\. No list'],
    ['A paragraph.', 'See www.example.com', 'See www.example.com'],
    ['A heading\n---------', 'Another', '## Another'],
    ['### Below it {#below}', 'Under it', '### Under it {#below}'],
    ['* One\n* Two', 'First', '* First\n* Two'],
    ['7) Seven\n8) Eight', 'Seventh', '7) Seventh\n8) Eight'],
    ['+ One\n\n- [ ] A task', 'First', '+ First\n\n- [ ] A task'],
    ['Lines that were\nbroken by hand.', 'These are broken too, by the same width.', 'These are\nbroken too, by\nthe same width.'],
    ['```js\nlet a;\n```', 'let b;', '```js\nlet b;\n```'],
    ['<p>One &amp; two</p>', '1 < 2', '<p>1 &lt; 2</p>'],
    ['Words with <em>tags</em>', 'a*b', 'a*b'],
    ['| A |\n|---|\n| 1 |', 'No words', '| A |\n|---|\n| 1 |'],
  ])('%j with %j is %j', (text, words, expected) => {
    expect(edited(text, 0, words)).toBe(expected);
  });

  test('follows the marks of the text', () => {
    const { doc, write } = open('An _old_ and a __new__ word.\n\nPlain.');
    const { schema } = doc.type;
    const words = [
      schema.text('one', [schema.mark('em')]),
      schema.text(' '),
      schema.text('two ', [schema.mark('strong')]),
      schema.text('three'),
    ];
    expect(write(withWords(doc, 1, words))).toBe('An _old_ and a __new__ word.\n\n_one_ __two__ three');
  });

  test('separates lists, and keeps definitions when blocks move', () => {
    const { doc, write } = open('- One\n\nBetween.\n\n- Two\n\nA [link][a].\n\n[a]: /contact\n');
    const [one, between, two, link, definition] = doc.content.content;
    const of = (...blocks: (Node | undefined)[]): string => write(doc.copy(Fragment.from(blocks.filter((block) => block !== undefined))));
    expect(of(one, two, link, definition)).toBe('- One\n\n* Two\n\nA [link][a].\n\n[a]: /contact\n');
    expect(of(link, definition, between)).toBe('A [link][a].\n\n[a]: /contact\n\nBetween.\n');
  });

  test('a line stays a line, in Markdown or HTML', () => {
    const bold = (text: string): string => {
      const { doc, write } = open(text, true);
      return write(doc.copy(Fragment.from([doc.type.schema.text('a*b', [doc.type.schema.mark('strong')])])));
    };
    expect(bold('Work that *lasts*.')).toBe('**a*b**');
    expect(bold('Work that <em>lasts</em>.')).toBe('<strong>a*b</strong>');
    expect(open('Work that <em>lasts</em>.', true).write(open('Work that <em>lasts</em>.', true).doc)).toBe('Work that <em>lasts</em>.');
  });

  test('what cannot be represented is a piece', () => {
    const pieces = (text: string): number => open(text).doc.content.content.filter(({ type }) => type.name === 'piece').length;
    const all = [
      '| A |\n|---|\n| 1 |',
      '- [ ] A task',
      '![A](/media/a.png "B")',
      '<!-- Ask -->',
      'A [link][one].\n\n[one]: /a',
      '<div>A</div>',
    ];
    expect(all.map(pieces)).toEqual([1, 1, 1, 1, 2, 1]);
    expect(pieces('A note.[^1]\n\n[^1]: Here.')).toBe(2);
    expect(pieces('<a href="javascript:alert()">A</a>')).toBe(1);
  });
});
