import { fillIn } from '@pagewright/core/browser';
import type { CausedError, LinkingPlace } from 'pagewright/editing';
import { type Field, labelOf, withLabels } from 'pagewright/fields';
import type { Texts } from '../texts/index.ts';
import { blockName } from './blocks/block-name.ts';
import { type EditorState, editedPath, shownForm } from './editor-state.ts';

/** Returns the fields of what the panel edits: the selected block, the page itself, a part of the settings, a record or a shared block. */
export function shownFields({ outline, page, selected, form, ...state }: EditorState): readonly Field[] {
  if (!outline) return [];
  const fieldsOfType = (type: unknown): readonly Field[] => outline.types.find((one) => one.type === type)?.fields ?? [];
  if (!form) return selected === undefined ? outline.pageFields : fieldsOfType(page?.blocks[selected]?.type);
  const [folder = '', ...names] = form.file.replace(/\.ya?ml$/, '').split('/');
  if (folder.startsWith('site')) return outline.siteFields;
  if (folder === 'collections') return outline.collections.find(({ name }) => names.includes(name))?.fields ?? [];
  return folder === 'shared' ? fieldsOfType(Object(shownForm({ outline, page, selected, form, ...state })).type) : [];
}

/** What an error says, and where it is: undefined for the field that the panel shows. */
export type SaidError = { text: string; place: string | undefined; language: string | undefined };

/** Says the errors that a change would cause, with the labels of the fields that the panel shows. Those of a page that say the same are one. */
export function sayErrors(caused: readonly CausedError[], state: EditorState, texts: Texts): SaidError[] {
  const { page, elsewhere } = state;
  const said = caused.map(({ message, path, place, language }): SaidError => {
    const index = elsewhere && elsewhere.file === page?.file && path?.[0] === 'blocks' ? Number(path[1]) : undefined;
    const block = index === undefined ? undefined : page?.blocks[index];
    const at = block ? { ...state, form: undefined, selected: index } : state;
    const around = editedPath(at);
    const isShown = path !== undefined && (block || !elsewhere) && around.every((step, depth) => path[depth] === step);
    return isShown
      ? {
          text: withLabels(message, shownFields(at), path.slice(around.length)),
          place: block && blockName(block, index ?? 0, { texts, state }),
          language,
        }
      : { text: messageInWords({ message, path, file: place }, state), place: placeInWords(place, state, texts), language };
  });
  return [...new Map(said.map((one) => [`${one.place} ${one.text}`, one])).values()];
}

/** Returns a message about a value of a file with the labels of fields: `"Alternative text" is missing.` for `"alt" is missing.` */
export function messageInWords({ message, path = [], file }: Message, { outline }: Pick<EditorState, 'outline'>): string {
  const { collections = [], types = [], pageFields = [], siteFields = [] } = outline ?? {};
  const ofFile = collections.filter(({ name }) => file.split(/[/.]/).includes(name));
  const fields = [...[...ofFile, ...types, ...collections].flatMap((one) => one.fields), ...pageFields, ...siteFields];
  const isField = fields.some(({ name }) => name === path[0]);
  return withLabels(message, fields, isField ? path : path.slice(1 + path.findIndex((step) => typeof step === 'number')));
}

type Message = { message: string; path?: readonly PropertyKey[] | undefined; file: string };

/** Returns where something is named, as people call it: `Menu: Questions and answers`, `Guided walks: Sea walk`. */
export function linkInWords(
  { file, line, record, block, shared, field }: LinkingPlace,
  state: Pick<EditorState, 'outline'>,
  texts: Texts,
): string {
  const { types = [], pageFields = [], siteFields = [] } = state.outline ?? {};
  const fieldNamed = (name: string): string =>
    labelOf([...pageFields, ...siteFields].find((one) => one.name === name) ?? { name, label: name });
  const inFile =
    record ??
    (block && (types.find(({ type }) => type === block)?.label ?? block)) ??
    (shared && fillIn(texts.inShared, { name: shared })) ??
    (field && fieldNamed(field));
  return [placeInWords(`${file}:${line}`, state, texts), inFile].filter(Boolean).join(': ');
}

/** Returns what people call the file of a place such as `pages/contact.yaml:3:5`, whose folders may be left out. The place itself when nothing says it. */
export function placeInWords(place: string, { outline }: Pick<EditorState, 'outline'>, texts: Texts): string {
  const [file = ''] = place.split(':');
  const [page, other] = outline?.pages.filter((one) => one.file === file || one.file?.endsWith(`/${file}`)) ?? [];
  if (page) return other && page.file !== file ? place : page.title;
  const [folder = '', ...names] = file.replace(/\.ya?ml$/, '').split('/');
  const last = names.at(-1) ?? folder;
  if (/^site(?:\.|$)/.test(last)) return texts.site;
  if (folder === 'strings') return fillIn(texts.wordsOf, { name: last });
  if (folder === 'shared') return fillIn(texts.inShared, { name: last });
  return outline?.collections.find(({ name }) => name === last || names.includes(name))?.many ?? place;
}
