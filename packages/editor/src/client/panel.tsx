import { fillIn } from '@pagewright/core/browser';
import type { FieldProblem } from 'pagewright/editing';
import { type FieldSources, Fields, FieldsContext, fieldTexts, isGroup, NameOptions, ProblemList } from 'pagewright/fields';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { problemsOfBlock, problemsOfPage, shownBlock } from './editor-state.ts';

type PanelProps = { language: Language; sources: FieldSources };

/** The fields of the selected block, with its problems; the problems of the page without one. */
export function Panel({ session, state, texts, language, sources }: EditorParts & PanelProps): ReactNode {
  const { offer, path, page, selected, isLoaded } = state;
  const problems = selected === undefined ? problemsOfPage(state) : problemsOfBlock(state, selected);
  const found = JSON.stringify(problems);
  const names = offer?.names;
  // Every field reads it, so it stays the same object while the problems say the same.
  const context = useMemo(
    () => ({
      problems: JSON.parse(found),
      names: names ?? {},
      texts: fieldTexts[language],
      sources,
      page: path,
      fix: (problem: FieldProblem) =>
        void session.fix(selected === undefined ? problem : { ...problem, path: ['blocks', selected, ...problem.path] }),
    }),
    [found, names, language, sources, path, session, selected],
  );
  const block = shownBlock(state);
  const type = selected === undefined ? undefined : page?.blocks[selected]?.type;
  const offered = offer?.types.find((one) => one.type === type);
  const use = isGroup(block) ? block.use : undefined;
  return (
    <section aria-label={texts.fields} className="panel">
      <FieldsContext value={context}>
        <h2>{type ?? texts.fields}</h2>
        {isLoaded && !page && <p>{texts.noPage}</p>}
        {page && selected === undefined && <p>{texts.choose}</p>}
        {offered && <p className="about">{offered.description.replaceAll('`', '')}</p>}
        <div role="status">
          <ProblemList />
        </div>
        {offered && (
          <Fields
            key={`${page?.path} ${selected}`}
            fields={offered.fields}
            path={[]}
            value={block}
            onChange={(next) => session.change(next)}
          />
        )}
        {selected !== undefined && !offered && (
          <p>{typeof use === 'string' ? fillIn(texts.sharedHint, { name: use }) : fillIn(texts.unknownType, { file: page?.file ?? '' })}</p>
        )}
      </FieldsContext>
      {names && <NameOptions names={names} />}
    </section>
  );
}
