import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useState } from 'react';
import { typeName } from './blocks/block-name.ts';
import type { EditorParts } from './editor-parts.ts';
import { PresetPicture } from './preset-picture.tsx';
import { suggestedPath } from './suggested-path.ts';
import { TaskForm, TextInput } from './task-form.tsx';

/** The form for a new page, which starts from a preset. */
export function NewPage({ onDone, onBack, ...parts }: EditorParts & { onDone: () => void; onBack: () => void }): ReactNode {
  const { state, texts } = parts;
  const presets = state.offer?.presets ?? [];
  const [preset, setPreset] = useState(presets[0]?.name ?? '');
  const [title, setTitle] = useState('');
  const [path, setPath] = useState<string>();
  const [description, setDescription] = useState('');
  const [label, setLabel] = useState<string>();
  const address = path ?? suggestedPath(title);
  const linkText = (label ?? title).trim();
  return (
    <TaskForm
      {...parts}
      label={texts.createPage}
      onDone={onDone}
      task={() => ({ kind: 'create-page', path: address, title, description, preset, ...(linkText && { label: linkText }) })}
    >
      <p className="buttons">
        <button type="button" onClick={onBack}>
          {texts.back}
        </button>
      </p>
      <TextInput label={texts.pageTitle} value={title} onChange={setTitle} />
      <TextInput label={texts.pageAddress} hint={texts.addressHint} value={address} onChange={setPath} />
      <fieldset className="presets">
        <legend>{texts.preset}</legend>
        {presets.map(({ name, description: about, blockTypes }) => (
          <label key={name}>
            <input type="radio" name="preset" checked={preset === name} onChange={() => setPreset(name)} />
            <PresetPicture blockTypes={blockTypes} types={state.offer?.types ?? []} />
            <strong>{name}</strong>
            <span className="about">{about}</span>
            <span className="about">
              {fillIn(texts.presetBlocks, { names: blockTypes.map((type) => typeName(type, state.offer)).join(', ') })}
            </span>
          </label>
        ))}
      </fieldset>
      <TextInput label={texts.pageDescription} hint={texts.descriptionHint} value={description} onChange={setDescription} />
      <TextInput label={texts.inNavigation} value={label ?? title} required={false} onChange={setLabel} />
      <p className="about">{texts.draftHint}</p>
    </TaskForm>
  );
}
