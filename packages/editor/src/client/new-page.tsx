import { fillIn, wordsOfName } from '@pagewright/core/browser';
import type { Outline } from 'pagewright/editing';
import { type ReactNode, useState } from 'react';
import { typeName } from './blocks/block-name.ts';
import type { EditorParts } from './editor-parts.ts';
import { collectionOfPath, isOfRecords, RecordPageChoice } from './new-record-page.tsx';
import { PresetPicture } from './preset-picture.tsx';
import { suggestedPath } from './suggested-path.ts';
import { TaskForm, TextInput } from './task-form.tsx';

/** The form for a new page, which starts from a preset. */
export function NewPage({ onDone, onBack, ...parts }: EditorParts & { onDone: () => void; onBack: () => void }): ReactNode {
  const { state, texts } = parts;
  const presets = state.outline?.presets ?? [];
  const [preset, setPreset] = useState(presets[0]?.name ?? '');
  const [title, setTitle] = useState('');
  const [path, setPath] = useState<string>();
  const [description, setDescription] = useState('');
  const [label, setLabel] = useState<string>();
  const address = path ?? suggestedPath(title);
  const linkText = (label ?? title).trim();
  const isForRecords = isOfRecords(address);
  const [chosen, setChosen] = useState<string>();
  const collection = chosen ?? collectionOfPath(address, state);
  const ofOne = { title, description, preset, ...(linkText && { label: linkText }) };
  return (
    <TaskForm
      {...parts}
      label={isForRecords ? texts.createPages : texts.createPage}
      onDone={onDone}
      task={() =>
        isForRecords ? { kind: 'create-record-page', collection, path: address } : { kind: 'create-page', path: address, ...ofOne }
      }
    >
      <p className="buttons">
        <button type="button" onClick={onBack}>
          {texts.back}
        </button>
      </p>
      {!isForRecords && <TextInput label={texts.pageTitle} value={title} onChange={setTitle} />}
      <TextInput
        label={texts.pageAddress}
        hint={isForRecords ? texts.recordPathHint : texts.addressHint}
        value={address}
        onChange={setPath}
      />
      {isForRecords && <RecordPageChoice {...parts} collection={collection} onCollection={setChosen} />}
      {!isForRecords && <PageStart {...{ ...parts, preset, onPreset: setPreset }} />}
      {!isForRecords && (
        <>
          <TextInput label={texts.pageDescription} hint={texts.descriptionHint} value={description} onChange={setDescription} />
          <TextInput
            label={texts.inNavigation}
            value={label ?? title}
            required={false}
            isSuggested={label === undefined}
            onChange={setLabel}
          />
        </>
      )}
      <p className="about">{texts.draftHint}</p>
    </TaskForm>
  );
}

/** Returns what people read for a preset: what its description says before the colon, else the words of its name. */
const presetLabel = ({ name, description }: Pick<Outline['presets'][number], 'name' | 'description'>): string =>
  /^([^:]+): /.exec(description)?.[1] ?? wordsOfName(name);

/** The presets, from one of which a new page starts. */
function PageStart({ state, texts, preset, onPreset }: EditorParts & { preset: string; onPreset: (preset: string) => void }): ReactNode {
  return (
    <fieldset className="presets">
      <legend>{texts.preset}</legend>
      {state.outline?.presets.map(({ name, description, blockTypes }) => (
        <label key={name}>
          <input type="radio" name="preset" checked={preset === name} onChange={() => onPreset(name)} />
          <PresetPicture blockTypes={blockTypes} types={state.outline?.types ?? []} />
          <strong>{presetLabel({ name, description })}</strong>
          <span className="about">{description.slice(description.indexOf(': ') + 1)}</span>
          <span className="about">
            {fillIn(texts.presetBlocks, { names: blockTypes.map((type) => typeName(type, state.outline)).join(', ') })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
