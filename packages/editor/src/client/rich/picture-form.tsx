import { FieldsContext, FieldView, useWriting } from 'pagewright/fields';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Texts } from '../../texts/index.ts';
import type { OpenTools } from './rich-tools.ts';
import { plainField, ToolForm } from './tool-form.tsx';

type PictureFormProps = { open: OpenTools; file: File | undefined; texts: Texts; onClose: () => void };

/** The file and the alternative text of the selected picture, or of a new one. `file`: one that was dropped or pasted, which is uploaded first. */
export function PictureForm({ open, file, texts, onClose }: PictureFormProps): ReactNode {
  const context = useContext(FieldsContext);
  const writing = useWriting();
  const place = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState(open.picture?.src ?? '');
  const [alt, setAlt] = useState(open.picture?.alt ?? '');
  useEffect(() => {
    if (!file) return;
    // The field uploads and checks it, as if it had been dropped there.
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    place.current?.querySelector('.media')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, [file]);
  const submit = (): void => {
    if (src.trim() === '' || alt.trim() === '') return;
    open.setPicture({ src: src.trim(), alt: alt.trim() });
    onClose();
  };
  return (
    <ToolForm label={open.picture ? texts.changePicture : texts.insertPicture} onSubmit={submit} onClose={onClose}>
      <FieldsContext value={{ ...context, problems: [] }}>
        <div ref={place}>
          <FieldView
            field={{ ...plainField, name: texts.pictureFile, label: texts.pictureFile, control: 'line', names: 'pictures' }}
            path={['picture']}
            value={src}
            onChange={(next) => setSrc(String(next ?? ''))}
          />
        </div>
        <label className="field">
          <strong>{texts.pictureAlt}</strong>
          <input {...writing} required value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
      </FieldsContext>
      <p className="about">{texts.pictureAltHint}</p>
    </ToolForm>
  );
}
