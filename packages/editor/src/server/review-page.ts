import { fillIn } from '@pagewright/core/browser';
import type { ChangedFile, ChangedValue, Outline, ReviewPage, TextPart } from 'pagewright/editing';
import { nameInWords } from '../client/words-of-change.ts';
import { type Language, type Texts, textsOf } from '../texts/index.ts';
import { editorStyles } from './editor-styles.ts';

type Reviewed = { pages: readonly ReviewPage[]; changes: readonly ChangedFile[]; outline: Outline; language: Language };

/** What the parts of the document say. */
type Words = { texts: Texts; outline: Outline };

/** Returns the document of a review: each changed page before and after, with what was changed in words. It needs no script and no server. */
export function reviewPage({ pages, changes, outline, language }: Reviewed): string {
  const texts = textsOf(language);
  const title = escaped(fillIn(texts.reviewTitle, { site: outline.site?.name ?? '' }));
  const shown = new Set(pages.map(({ path }) => path));
  const others = changes.filter(({ page }) => page === undefined || !shown.has(page));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${editorStyles('review')}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${texts.reviewIntro}</p>
<fieldset>
<legend>${texts.width}</legend>
<label><input type="radio" name="width" checked> ${texts.reviewBeside}</label>
<label><input type="radio" name="width" id="wide"> ${texts.reviewWide}</label>
<label><input type="radio" name="width" id="phone"> ${texts.reviewPhone}</label>
</fieldset>
</header>
<main>
${pages.length === 0 ? `<p>${texts.noReview}</p>` : ''}
${pages.map((page) => pageSection(page, changes, { texts, outline })).join('\n')}
${others.length === 0 ? '' : `<section><h2>${texts.reviewOthers}</h2>${others.map((file) => `<h3>${nameOf(file, texts)}</h3>${valueList(file, { texts, outline })}`).join('')}</section>`}
</main>
</body>
</html>
`;
}

function pageSection(page: ReviewPage, changes: readonly ChangedFile[], words: Words): string {
  const { texts } = words;
  const own = changes.find((one) => one.page === page.path);
  return `<section>
<h2>${escaped(page.title)} <small>${escaped(page.address)}</small></h2>
${own ? valueList(own, words) : ''}
<div class="sides">${side(page.before, texts.reviewBefore, page, texts)}${side(page.after, texts.reviewAfter, page, texts)}</div>
</section>`;
}

function side(file: string | undefined, label: string, page: ReviewPage, texts: Texts): string {
  const frame =
    file === undefined
      ? `<p>${texts.reviewMissing}</p>`
      : `<iframe src="${file}" title="${escaped(`${label}: ${page.title}`)}" loading="lazy"></iframe>`;
  return `<div><h3>${label}</h3>${frame}</div>`;
}

const nameOf = ({ kind, title, file }: ChangedFile, texts: Texts): string => {
  const words = { added: texts.pageAdded, removed: texts.pageRemoved, changed: texts.fileChanged };
  return escaped(`${words[kind]}: ${title === undefined ? file : `${title} (${file})`}`);
};

function valueList({ file, values }: ChangedFile, { texts, outline }: Words): string {
  if (values.length === 0) return '';
  const moved = (kind: ChangedValue['kind']): string => (kind === 'moved' ? ` <em>${texts.movedValue}</em>` : '');
  return `<ul>${values.map(({ name, kind, parts }) => `<li><strong>${escaped(nameInWords(name, outline, texts, file))}</strong>${moved(kind)} ${parts.map(textPart).join('')}</li>`).join('')}</ul>`;
}

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

const textPart = ({ kind, text }: TextPart): string => `<${tags[kind]}>${escaped(text)}</${tags[kind]}>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
