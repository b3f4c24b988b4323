import { labelOf } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { EnglishWords } from './english-words.tsx';
import { Translations } from './translations.tsx';

/** The parts of `site.yaml` that have sentences. */
const withWords = ['brand', 'navigation', 'footer', 'topBar', 'mail', 'messages', 'consent'];

/** What is left to translate: words of buttons and messages, pages, and parts of the settings, each with the button that does it. */
export function LeftToTranslate({ language, ...parts }: EditorParts & { language: Language }): ReactNode {
  const { texts, state } = parts;
  const { languages: [original, ...others] = [], pages = [], siteFields = [] } = state.outline ?? {};
  const files = new Set(pages.map(({ file }) => file));
  const left = pages.flatMap(({ file, language: written, absence, title }) => {
    const isLeft = others.some((code) => !files.has(file?.replace(/^pages\//, `pages/${code}/`)));
    return file !== undefined && written === original && absence?.reason !== 'draft' && isLeft ? [{ file, at: [], label: title }] : [];
  });
  const settings = siteFields.filter(({ name }) => others.length > 0 && withWords.includes(name) && name in Object(state.form?.value));
  return (
    <section aria-label={texts.whatIsLeft}>
      {others.length > 0 && <h3>{texts.whatIsLeft}</h3>}
      {[original ?? '', ...others].map((code) => (
        <EnglishWords key={`${code} ${state.form?.version}`} {...parts} code={code} language={language} />
      ))}
      {others.length > 0 && <p className="about">{texts.leftToTranslate}</p>}
      <div className="tools">
        {[...left, ...settings.map((field) => ({ file: 'site.yaml', at: [field.name], label: labelOf(field) }))].map(
          ({ label, ...part }) => (
            <Translations key={part.file + part.at} {...parts} part={part} label={label} />
          ),
        )}
      </div>
    </section>
  );
}
