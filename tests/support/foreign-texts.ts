import { fromHtml } from 'hast-util-from-html';
import type { CountText, LanguagePacks, StringTable } from '../../packages/core/src/strings/index.ts';
import { memoizeByKey } from '../../packages/core/src/text/memoize.ts';
import siteCode from '../../src/site.ts';

/** The interface texts of engine and site in every language. */
export const allPacks: LanguagePacks = { ...siteCode.packs, en: siteCode.strings };

/** Returns the forms of a text: one, or those for numbers. */
export const formsOf = (text: string | CountText): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** A text that visitors get, and the language that its element has. */
export type ShownText = { text: string; language: string };

/** Attributes that are read out, shown, or shown later by a script. */
const isText = (name: string): boolean => ['alt', 'ariaLabel', 'title', 'placeholder', 'label'].includes(name) || name.startsWith('data');

type Node = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number];

/** Returns all texts of an HTML page, with those of attributes and `meta` elements. Leaves out code. */
export function textsOfPage(html: string): ShownText[] {
  const texts: ShownText[] = [];
  const visit = (node: Node, language: string): void => {
    if (node.type === 'text') texts.push({ text: node.value, language });
    if (node.type === 'root') for (const child of node.children) visit(child, language);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (tagName === 'script' || tagName === 'style') return;
    const own = typeof properties.lang === 'string' ? properties.lang : language;
    const names = Object.keys(properties).filter((name) => isText(name) || (tagName === 'meta' && name === 'content'));
    for (const name of names) texts.push({ text: String(properties[name]), language: own });
    const inner = tagName === 'template' && 'content' in node ? node.content : undefined;
    for (const child of [...node.children, ...(inner?.children ?? [])]) visit(child, own);
  };
  visit(fromHtml(html), '');
  return texts.map(({ text, language }) => ({ text: normalize(text), language })).filter(({ text }) => text !== '');
}

/** Isolates of directions are no part of a text. */
const normalize = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** From this length, a text of a pack may not even be a part of a longer text. Shorter ones are common words. */
const longText = 14;

type Needle = { name: string; finds: (text: string) => boolean };

/** Returns the texts of a page that are interface texts of another one of `languages` than that of their element. */
export function foreignTexts(texts: readonly ShownText[], languages: readonly string[]): string[] {
  const needles = new Map(languages.map((language) => [language, needlesOf(language, languages)]));
  return texts.flatMap(({ text, language }) =>
    (needles.get(language) ?? []).filter(({ finds }) => finds(text)).map(({ name }) => `${language}: "${text}" is ${name}`),
  );
}

const knownNeedles = new Map<string, Needle[]>();

/** Returns a needle for each interface text of the other languages that is no text of `language` as well. */
const needlesOf = (language: string, languages: readonly string[]): Needle[] =>
  memoizeByKey(knownNeedles, [language, ...languages].join(), () => createNeedles(language, languages));

function createNeedles(language: string, languages: readonly string[]): Needle[] {
  const own = new Set(textsIn(language).map(({ text }) => text));
  return languages
    .filter((other) => other !== language)
    .flatMap((other) =>
      textsIn(other).flatMap(({ name, text }) => {
        if (own.has(text) || !/\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))) return [];
        return { name: `${other} ${name}`, finds: finderOf(text) };
      }),
    );
}

/** Placeholders for numbers. Others stand for any text. */
const numbers = new Set(['{number}', '{count}', '{limit}', '{min}', '{max}', '{page}', '{pages}', '{size}']);

function finderOf(text: string): Needle['finds'] {
  const patternOf = (part: string): string => {
    if (numbers.has(part)) return String.raw`(?:[\p{N}.,]+|\{\w+\})`;
    return part.startsWith('{') ? '.+' : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  };
  const whole = new RegExp(
    `^${text
      .split(/(\{\w+\})/)
      .map(patternOf)
      .join('')}$`,
    'u',
  );
  const long = text.split(/\{\w+\}/).filter((part) => part.trim().length >= longText);
  return (shown) => whole.test(shown) || long.some((part) => shown.includes(part.trim()));
}

const textsIn = (language: string): { name: string; text: string }[] => {
  const table: StringTable = allPacks[language] ?? {};
  return Object.entries(table).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => formsOf(text).map((form) => ({ name: `${group}.${name}`, text: normalize(form) }))),
  );
};
