import { type FormField, fileKinds } from 'pagewright/forms/fields';
import { fillIn } from 'pagewright/react';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldProps, isRequired } from './field-props.ts';

const megabyte = 1024 * 1024;

/** Files to upload, with the kinds and sizes that are accepted. */
export function FileInput(props: FieldProps<Extract<FormField, { kind: 'file' }>>) {
  const { id, field, error, looks, strings } = props;
  const { name, accept, maxSize, maxCount } = field;
  const limitId = `${id}-limit`;
  const limit = {
    kinds: accept.map((kind) => fileKinds[kind].label).join(', '),
    size: Math.round((maxSize / megabyte) * 10) / 10,
    count: maxCount,
  };
  return (
    <FieldFrame {...props} isWide>
      <input
        id={id}
        type="file"
        name={name}
        multiple={maxCount > 1}
        accept={accept.flatMap((kind) => fileKinds[kind].extensions.map((extension) => `.${extension}`)).join(',')}
        required={isRequired(field)}
        className={looks.file}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(props, limitId)}
      />
      <p id={limitId} className={looks.hint}>
        {fillIn(maxCount > 1 ? strings.anyForm.severalFiles : strings.anyForm.oneFile, limit)}
      </p>
    </FieldFrame>
  );
}
