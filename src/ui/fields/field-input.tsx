import { CheckboxInput, OptionInputs, SelectInput } from './choice-inputs.tsx';
import type { FieldProps } from './field-props.ts';
import { FileInput } from './file-input.tsx';
import { TextInput } from './text-input.tsx';

/** A field of any kind. Visitors do not see a hidden one, and no request can change it, so that it has no input. */
export function FieldInput(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'select':
      return <SelectInput {...props} field={field} />;
    case 'radio':
    case 'checkboxes':
      return <OptionInputs {...props} field={field} />;
    case 'checkbox':
      return <CheckboxInput {...props} field={field} />;
    case 'consent':
      return <CheckboxInput {...props} field={field} />;
    case 'file':
      return <FileInput {...props} field={field} />;
    case 'hidden':
      return null;
    default:
      return <TextInput {...props} field={field} />;
  }
}
