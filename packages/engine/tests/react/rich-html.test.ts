import { describe, expect, test } from 'vitest';
import { readyHtml as complete } from '../../src/react/rich-html.ts';

const readyHtml = (html: string): string =>
  complete(html, 'article-1', { newTab: '(new tab)', table: 'A "table"', taskDone: 'Done:', taskOpen: 'To do:' });

describe('the HTML of an article', () => {
  test('has tables and code that the keyboard can scroll', () => {
    expect(readyHtml('<table><tbody></tbody></table>')).toBe(
      '<div class="prose-scroll" role="group" aria-label="A &quot;table&quot;" tabindex="0"><table><tbody></tbody></table></div>',
    );
    expect(readyHtml('<pre><code>a</code></pre>')).toBe('<pre tabindex="0"><code>a</code></pre>');
  });

  test('says which links open a new tab, and leaves the others alone', () => {
    expect(readyHtml('<a href="https://a.example">A</a> <a href="/b">B</a> <a href="mailto:c@c.example">C</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener">A<span class="sr-only"> (new tab)</span></a> <a href="/b">B</a> <a href="mailto:c@c.example">C</a>',
    );
  });

  test('has ids of footnotes that are unique to its block, and other ids as they are', () => {
    const note = (key: string) =>
      `<a href="#${key}note-0a1b2c3d-1" id="${key}noteref-0a1b2c3d-1">1</a><li id="${key}note-0a1b2c3d-1"><a href="#${key}noteref-0a1b2c3d-1">↩</a></li>`;
    expect(readyHtml(note(''))).toBe(note('article-1-'));
    expect(readyHtml('<a href="#note-1">A</a>')).toBe('<a href="#note-1">A</a>');
  });

  test('says whether tasks are done', () => {
    expect(readyHtml('<li data-task="done">A</li><li data-task="open"><p>B</p></li><li>C</li>')).toBe(
      '<li data-task="done"><span class="sr-only">Done: </span>A</li><li data-task="open"><span class="sr-only">To do: </span><p>B</p></li><li>C</li>',
    );
  });

  test('takes nothing inside an attribute for a tag', () => {
    const picture = '<img src="/media/x.png" alt="<table><script>alert(1)</script></table> <pre> <a href=">">';
    expect(readyHtml(picture)).toBe(picture);
  });
});
