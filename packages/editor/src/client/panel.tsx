import { fillIn } from '@pagewright/core/browser';
import type { FieldProblem } from 'pagewright/editing';
import { type FieldSources, Fields, FieldsContext, fieldTexts, isGroup, NameOptions, ProblemList } from 'pagewright/fields';
import { type ReactNode, useMemo } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { editedPath, problemsOfBlock, problemsOfForm, problemsOfPage, shownBlock } from './editor-state.ts';
import { FormPanel } from './form-panel.tsx';
import { PagePanel } from './page-panel.tsx';

type PanelProps = { language: Language; sources: FieldSources };

/** The fields of the selected block, of the page itself, or of what is open in its place, with their problems. */
export function Panel({ language, sources, ...parts }: EditorParts & PanelProps): ReactNode {
  const { session, state, texts } = parts;
  const { offer, path, page, selected, isLoaded, form, view } = state;
  const problems = form ? problemsOfForm(state) : selected === undefined ? problemsOfPage(state) : problemsOfBlock(state, selected);
  const found = JSON.stringify(problems);
  const edited = JSON.stringify(editedPath(state));
  const names = offer?.names;
  // Every field reads it, so it stays the same object while the problems say the same.
  const context = useMemo(
    () => ({
      problems: JSON.parse(found),
      names: names ?? {},
      texts: fieldTexts[language],
      sources,
      page: path,
      fix: (problem: FieldProblem) => void session.fix({ ...problem, path: [...JSON.parse(edited), ...problem.path] }),
    }),
    [found, names, language, sources, path, session, edited],
  );
  const isBlock = view === 'page' && selected !== undefined;
  const block = shownBlock(state);
  const type = selected === undefined ? undefined : page?.blocks[selected]?.type;
  const offered = offer?.types.find((one) => one.type === type);
  const use = isGroup(block) ? block.use : undefined;
  return (
    <section aria-label={texts.fields} className="panel" onBlur={() => session.flush()}>
      <FieldsContext value={context}>
        <h2>{form || view !== 'page' ? texts[view] : (type ?? texts.pageItself)}</h2>
        {isLoaded && !page && view === 'page' && <p>{texts.noPage}</p>}
        {isBlock && offered && <p className="about">{offered.description.replaceAll('`', '')}</p>}
        <div role="status">
          <ProblemList />
        </div>
        {view !== 'page' && <FormPanel {...parts} />}
        {view === 'page' && selected === undefined && <PagePanel {...parts} />}
        {isBlock && offered && (
          <Fields
            key={`${page?.path} ${selected}`}
            fields={offered.fields}
            path={[]}
            value={block}
            onChange={(next) => session.change(next)}
          />
        )}
        {isBlock && !offered && (
          <p>{typeof use === 'string' ? fillIn(texts.sharedHint, { name: use }) : fillIn(texts.unknownType, { file: page?.file ?? '' })}</p>
        )}
      </FieldsContext>
      {names && <NameOptions names={names} />}
    </section>
  );
}
