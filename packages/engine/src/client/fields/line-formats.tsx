import { type ReactNode, useContext, useState } from 'react';
import { ChoiceButton } from './choice-dialog.tsx';
import { FieldsContext } from './fields-context.ts';
import { LineInput, type LineInputProps } from './inputs.tsx';
import { readDuration } from './read-duration.ts';

/** A day, or a day and a time. A moment in another time zone than that of the site is a text. */
export function MomentInput(input: LineInputProps): ReactNode {
  const { field, value, onChange, label, attributes } = input;
  const { texts } = useContext(FieldsContext);
  const text = value === undefined ? '' : String(value);
  const parts = /^(\d{4}-\d\d-\d\d)?(?:T(\d\d:\d\d)(?::00)?)?$/.exec(text);
  if (!parts) return <LineInput {...input} />;
  const [, day = '', time = ''] = parts;
  const set = (nextDay: string, nextTime: string): void =>
    onChange(nextDay === '' && field.isOptional ? undefined : nextDay + (nextTime && nextDay && `T${nextTime}`));
  return (
    <span className="pick">
      <input {...attributes} type="date" value={day} onChange={({ target }) => set(target.value, time)} />
      <input
        type="time"
        aria-label={`${label}: ${texts.timeOfDay}`}
        value={time}
        disabled={day === ''}
        onChange={({ target }) => set(day, target.value)}
      />
    </span>
  );
}

/** A duration as people write it, such as "1 h 30" or "1:30". When the input is left, it is written as the site reads it. */
export function DurationInput({ field, value, onChange, attributes }: LineInputProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...attributes}
      placeholder="1 h 30 min"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value === '' && field.isOptional ? undefined : readDuration(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** The name of a time zone, with a list to search in. */
export function TimeZoneInput(input: LineInputProps): ReactNode {
  const { language = 'en' } = useContext(FieldsContext);
  return (
    <span className="pick">
      <LineInput {...input} />
      <ChoiceButton
        name={input.label}
        layout="rows"
        load={async () =>
          Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, text: zone.replaceAll('_', ' '), note: nowIn(zone, language) }))
        }
        onChoose={input.onChange}
      />
    </span>
  );
}

/** Returns the time in a time zone and how its people call that. */
const nowIn = (timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'long' }).format(new Date());
