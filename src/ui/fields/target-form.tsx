import { fieldsOfSteps, formSteps, formTarget, targetNames } from 'pagewright/forms/fields';
import { fillIn } from 'pagewright/react';
import { FieldInput } from './field-input.tsx';
import type { FieldLooks, FieldProps } from './field-props.ts';

type TargetFormProps = {
  /** The address of the service, with the names of fields in its query. */
  to: string;
  fields?: Parameters<typeof formSteps>[0]['fields'];
  submitLabel?: string | undefined;
  blockKey: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  looks: FieldLooks & Record<'form' | 'buttons', string>;
  strings: FieldProps['strings'];
};

/** A form that leads to another service with the answers in the query. It needs no script: the browser checks the answers. */
export function TargetForm({ to, fields, submitLabel, blockKey, labelledBy, looks, strings }: TargetFormProps) {
  const { action, inputs } = formTarget(to);
  const names = targetNames(to);
  return (
    <form action={action} method="get" aria-labelledby={labelledBy} className={looks.form}>
      {inputs.map((input) => 'value' in input && <input key={input.name} type="hidden" name={input.name} value={input.value} />)}
      <div className={looks.grid}>
        {fieldsOfSteps(formSteps({ fields })).map((field) => (
          <FieldInput
            key={field.name}
            id={`${blockKey}-field-${field.name}`}
            // Browsers do not send an input without a name, such as a consent.
            field={{ ...field, name: names.get(field.name) ?? '' }}
            error={undefined}
            answer=""
            isActive
            isReady={false}
            hasNativeChecks
            looks={looks}
            strings={strings}
          />
        ))}
      </div>
      <div className={looks.buttons}>
        <div className="flex flex-wrap gap-4">
          <button type="submit" className="button button-primary">
            {submitLabel ?? strings.anyForm.submit}
          </button>
        </div>
        <p className="text-small opacity-85">{fillIn(strings.anyForm.leadsTo, { host: new URL(action).host })}</p>
      </div>
    </form>
  );
}
