import { fillIn } from '@pagewright/core/browser';
import type { OfferedShared, OfferedType } from 'pagewright/editing';
import { blockPicture, sharedPicture } from 'pagewright/fields';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from '../editor-parts.ts';
import { blockName } from './block-name.ts';
import { BlockPicture } from './block-picture.tsx';
import { FirstStep } from './first-step.tsx';
import { reachOf } from './reach.tsx';
import { searchTypes } from './search-types.ts';

const groups = ['text', 'media', 'records', 'form'] as const;

/** What can be added: a block of a type, or a shared block. */
type Choice = {
  id: string;
  name: string;
  /** What files say for it. */
  type?: string;
  about: string;
  pictures: { small: string; large: string } | undefined;
  add: () => Promise<void>;
  /** What the site has to have before. */
  lacks?: OfferedType['lacks'];
};

const typePictures = (type: string | undefined): Choice['pictures'] =>
  type === undefined ? undefined : { small: blockPicture(type, 'long'), large: blockPicture(type, 'short') };

type GalleryProps = EditorParts & { at: number; onDone: () => void };

/** All block types and shared blocks with pictures, to be searched and chosen. Adds the chosen one before the block at an index. */
export function Gallery({ at, onDone, ...parts }: GalleryProps): ReactNode {
  const { session, state, texts } = parts;
  const { outline, page } = state;
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState('');
  // Which pages use a shared block may have changed.
  useEffect(() => void session.readOutline(), [session]);
  const above = page?.blocks[at - 1];
  const ofType = ({ type, label, description, lacks }: OfferedType): Choice => ({
    id: type,
    name: label,
    type,
    about: `${description.replaceAll('`', '')} ${lacks ? '' : texts.sampleHint}`,
    pictures: typePictures(type),
    add: () => session.add(type, at),
    lacks,
  });
  const ofShared = ({ name, type, pages }: OfferedShared): Choice => ({
    id: `shared ${name}`,
    name,
    about: reachOf(pages, texts),
    pictures: pages.length > 0 ? { small: sharedPicture(name), large: sharedPicture(name) } : typePictures(type),
    add: () => session.changeBlocks([{ kind: 'insert', path: ['blocks'], at, value: { use: name } }], at),
  });
  const types = outline?.types ?? [];
  // A page has one block with its heading.
  const hasHeading = page?.blocks.some((block) => types.some(({ type, group }) => type === block.type && group === 'heading'));
  const order = hasHeading ? ([...groups, 'heading'] as const) : (['heading', ...groups] as const);
  const searched = types.map((type) => ({ ...type, category: texts[`group-${type.group}`] }));
  const found = searchTypes(searched, search, outline?.collections);
  const shared = (outline?.shared ?? []).filter(
    ({ name, type }) => search.trim() === '' || name.includes(search.trim().toLowerCase()) || found.some((one) => one.type === type),
  );
  const lists = [
    ...(search.trim() === ''
      ? order.map((group) => ({ group, choices: found.filter((one) => one.group === group).map(ofType) }))
      : [{ group: undefined, choices: found.map(ofType) }]),
    { group: 'shared' as const, choices: shared.map(ofShared) },
  ].filter(({ choices }) => choices.length > 0);
  const choices = lists.flatMap((list) => list.choices);
  const chosen = choices.find(({ id }) => id === picked) ?? choices[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (session.oneChange.isUnderWay || chosen?.lacks) return;
    onDone();
    if (chosen) void session.oneChange.make(chosen.add);
  };
  return (
    <form onSubmit={submit}>
      <div className="chooser">
        <p className="about">{above ? fillIn(texts.placeAfter, { name: blockName(above, at - 1, parts) }) : texts.placeFirst}</p>
        <label className="field">
          <strong>{texts.searchBlocks}</strong>
          <input
            type="search"
            autoComplete="off"
            placeholder={texts.searchHint}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setPicked('');
            }}
          />
        </label>
        <p role="status">
          {choices.length === 0
            ? texts.noType
            : fillIn(texts.found, { count: choices.length, all: types.length + (outline?.shared.length ?? 0) })}
        </p>
        <div className="types">
          {lists.map((list) => (
            <fieldset key={list.group ?? ''}>
              <legend className={list.group ? undefined : 'unseen'}>
                {list.group ? texts[`group-${list.group}`] : texts.searchBlocks}
              </legend>
              {list.choices.map(({ id, name, pictures }) => (
                <label key={id}>
                  <input
                    type="radio"
                    className="unseen"
                    name="type"
                    checked={id === chosen?.id}
                    onChange={() => setPicked(id)}
                    onDoubleClick={submit}
                  />
                  {pictures && <BlockPicture address={pictures.small} size="small" title={fillIn(texts.picture, { name })} />}
                  <strong>{name}</strong>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </div>
      {chosen && (
        <div className="chosen">
          <div>
            <h3>{chosen.name}</h3>
            {chosen.type !== undefined && <code>{chosen.type}</code>}
            <p>{chosen.about}</p>
          </div>
          {chosen.pictures && (
            <BlockPicture
              key={chosen.id}
              address={chosen.pictures.large}
              size="large"
              title={fillIn(texts.largePicture, { name: chosen.name })}
            />
          )}
          <p role="status">{state.isBusy && texts.working}</p>
          {chosen.lacks ? (
            <FirstStep {...parts} lacks={chosen.lacks} onDone={onDone} />
          ) : (
            <button type="submit" className="main" aria-disabled={state.isBusy}>
              {fillIn(texts.addNamed, { name: chosen.name })}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
