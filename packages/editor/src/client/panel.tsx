import { fillIn } from '@pagewright/core/browser';
import type { FieldProblem } from 'pagewright/editing';
import { type FieldSources, Fields, FieldsContext, labelProblem, NameOptions, ProblemList } from 'pagewright/fields';
import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { Language } from '../texts/index.ts';
import { typeName } from './blocks/block-name.ts';
import { contentLanguage } from './content-language.ts';
import type { EditorParts } from './editor-parts.ts';
import type { EditorSession } from './editor-session.ts';
import {
  editedPath,
  problemsOfBlock,
  problemsOfForm,
  problemsOfPage,
  samplesOf,
  shownBlock,
  shownForm,
  shownValue,
} from './editor-state.ts';
import { FormPanel } from './form-panel.tsx';
import { isMentioned } from './is-mentioned.ts';
import { may } from './may.ts';
import { PagePanel } from './page-panel.tsx';
import { SharedPanel } from './shared-panel.tsx';
import { ShowInFile } from './show-in-file.tsx';
import { shownFields } from './shown-fields.ts';
import { SourcePanel } from './source-panel.tsx';
import { TemplateNote } from './template-note.tsx';
import { UntranslatedNote } from './untranslated-note.tsx';

/** `isOfExample`: the page is an example of a block type. Its fields show their names in files, and the page itself is nothing to edit. */
type PanelProps = { language: Language; sources: FieldSources; isOfExample?: boolean };

/** The fields of the selected block, of the page itself, or of what is open in its place, with their problems. */
export function Panel({ language, sources, isOfExample = false, ...parts }: EditorParts & PanelProps): ReactNode {
  const { session, state, texts } = parts;
  const { outline, path, page, selected, chosen, isLoaded, form, view, loading } = state;
  const ofPage = view !== 'page' ? [] : selected === undefined ? problemsOfPage(state) : problemsOfBlock(state, selected);
  const problems = form ? problemsOfForm(state) : ofPage;
  const fields = shownFields(state);
  const found = JSON.stringify(problems.map((problem) => labelProblem(problem, fields, texts)));
  const samples = JSON.stringify(samplesOf(state));
  const edited = JSON.stringify(editedPath(state));
  const names = outline?.names;
  const file = form?.file;
  const colours = form?.at[0] === 'theme' ? JSON.stringify(Object(shownForm(state)).colors ?? {}) : undefined;
  const written = contentLanguage(state);
  const { texts: fieldTexts } = useContext(FieldsContext);
  const { colourPairs: pairs, collections } = outline ?? {};
  const own = useMemo(() => ({ ...sources, openRecord: recordOpener(session) }), [sources, session]);
  // Every field reads it, so it stays the same object while the problems say the same.
  const context = useMemo(
    () => ({
      problems: JSON.parse(found),
      samples: JSON.parse(samples),
      names: names ?? {},
      texts: fieldTexts,
      language,
      contentLanguage: written,
      colours: colours === undefined ? undefined : { values: JSON.parse(colours), pairs: pairs ?? [] },
      sources: own,
      collections,
      showsNames: isOfExample,
      // The settings are those of every page.
      page: file === 'site.yaml' ? undefined : path,
      isMentioned: (name: string) => isMentioned(name, shownValue(session.read())),
      fix: (problem: FieldProblem) => void session.fix({ ...problem, path: [...JSON.parse(edited), ...problem.path] }),
    }),
    [found, samples, names, fieldTexts, language, written, colours, pairs, own, collections, isOfExample, path, file, session, edited],
  );
  const shown = [view, page?.path, chosen?.id].join(' ');
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what changes the place.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [shown]);
  const isBlock = view === 'page' && selected !== undefined && !form;
  if (outline && !may('text', state))
    return (
      <section aria-label={texts.fields} className="panel">
        <p>{texts.onlyWriters}</p>
      </section>
    );
  const block = shownBlock(state);
  const { type, shared } = (selected === undefined ? undefined : page?.blocks[selected]) ?? {};
  const offered = outline?.types.find((one) => one.type === type);
  const shownType = type ?? shared?.type;
  return (
    <section
      ref={panel}
      aria-label={texts.fields}
      aria-busy={loading > 0}
      inert={loading > 0}
      className="panel"
      onBlur={() => session.flush()}
    >
      <FieldsContext value={context}>
        <h2>{view !== 'page' ? texts[view] : shownType ? typeName(shownType, outline) : form ? texts.site : texts.pageItself}</h2>
        {(form || view === 'page') && !isOfExample && <ShowInFile {...parts} />}
        {isLoaded && !page && view === 'page' && <p>{texts.noPage}</p>}
        {view === 'page' && !form && <TemplateNote {...parts} />}
        {view === 'page' && !form && <UntranslatedNote {...parts} />}
        {isBlock && offered && <p className="about">{offered.description.replaceAll('`', '')}</p>}
        <div role="status">
          <ProblemList />
        </div>
        {view !== 'page' && <FormPanel {...parts} language={language} />}
        {view === 'page' && form && <SourcePanel key={form.thing.id} {...parts} form={form} />}
        {view === 'page' &&
          selected === undefined &&
          !form &&
          (isOfExample ? <p className="about">{texts.choose}</p> : <PagePanel {...parts} />)}
        {isBlock && offered && (
          <Fields key={chosen?.id} fields={offered.fields} path={[]} value={block} onChange={session.changerOf(chosen, block)} />
        )}
        {isBlock && shared && <SharedPanel {...parts} shared={shared} />}
        {isBlock && !offered && !shared && <p>{fillIn(texts.unknownType, { file: page?.file ?? '' })}</p>}
      </FieldsContext>
      {names && <NameOptions names={names} />}
    </section>
  );
}

/** Returns a function that opens the fields of a record, by the id that fields name it with: that of its list is before it. */
const recordOpener =
  (session: EditorSession) =>
  async (collection: string, id: string | number): Promise<void> => {
    await session.show('collections', collection);
    const record = session.read().records.find(({ key, list }) => [key, `${list}/${key}`].includes(String(id)));
    if (record) await session.openForm(record.file, record.path);
  };
