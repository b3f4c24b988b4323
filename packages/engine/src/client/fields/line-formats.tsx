import { readTime } from '@pagewright/core/browser';
import { type InputHTMLAttributes, type ReactNode, useContext, useState } from 'react';
import { type Choice, ChoiceButton } from './choice-dialog.tsx';
import { FieldsContext } from './fields-context.ts';
import { DayInput, LineInput, type LineInputProps } from './inputs.tsx';
import { readDuration } from './read-duration.ts';

/** A day, or a day and a time. A moment in another time zone than that of the site is a text. */
export function MomentInput(input: LineInputProps): ReactNode {
  const { field, value, onChange, label, attributes } = input;
  const { texts } = useContext(FieldsContext);
  const text = value === undefined ? '' : String(value);
  const parts = /^(\d{4}-\d\d-\d\d)?(?:T(\d\d:\d\d|(?!\d\d:\d\d).+?)(?::00)?)?$/.exec(text);
  if (!parts) return <LineInput {...input} />;
  const [, day = '', time = ''] = parts;
  const set = (nextDay: string, nextTime: string): void =>
    onChange(nextDay === '' && field.isOptional ? undefined : nextDay + (nextTime && nextDay && `T${nextTime}`));
  return (
    <span className="pick">
      <DayInput value={day} attributes={attributes} onChange={(next) => set(next, time)} />
      <Clock
        value={time}
        attributes={{ 'aria-label': `${label}: ${texts.timeOfDay}`, disabled: day === '' }}
        onChange={(next) => set(day, next)}
      />
    </span>
  );
}

/** A time as the site has it, and as people write it, such as "16.30" or "4 pm". Undefined for a text that is none. 24:00 is the end of a day. */
const timeOf = (typed: string): string | undefined => (/^\d\d:\d\d$/.test(typed) ? typed : readTime(typed));

type ClockProps = { value: string; onChange: (value: string) => void; attributes: InputHTMLAttributes<HTMLInputElement> };

/** A time on the clock of 24 hours. The input of browsers has AM and PM where their language has them, whatever the site shows. */
function Clock({ value, onChange, attributes }: ClockProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const leave = (): void => {
    // What is no time stays, and the site says so.
    if (typed !== undefined && typed !== '' && timeOf(typed) === undefined) onChange(typed);
    setTyped(undefined);
  };
  return (
    <input
      {...attributes}
      autoComplete="off"
      placeholder="16:30"
      value={typed ?? value}
      onChange={({ target }) => {
        const read = target.value === '' ? '' : timeOf(target.value);
        setTyped(target.value);
        if (read !== undefined) onChange(read);
      }}
      onBlur={leave}
    />
  );
}

/** A time of the day. */
export const TimeInput = ({ field, value, onChange, attributes }: LineInputProps): ReactNode => (
  <Clock
    value={String(value ?? '')}
    attributes={attributes}
    onChange={(next) => onChange(next === '' && field.isOptional ? undefined : next)}
  />
);

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

/** A text on one line, with a list to choose from. */
export const ListedInput = ({ choices, ...input }: LineInputProps & { choices: () => readonly Choice[] }): ReactNode => (
  <div className="pick">
    <LineInput {...input} />
    <ChoiceButton name={input.label} layout="rows" load={async () => choices()} onChoose={input.onChange} />
  </div>
);

/** The name of a time zone, with a list to search in. */
export function TimeZoneInput(input: LineInputProps): ReactNode {
  const { language = 'en' } = useContext(FieldsContext);
  const choiceOf = (zone: string): Choice => ({ value: zone, text: zone.replaceAll('_', ' '), note: nowIn(zone, language) });
  return <ListedInput {...input} choices={() => Intl.supportedValuesOf('timeZone').map(choiceOf)} />;
}

/** Returns the time in a time zone and how its people call that. */
const nowIn = (timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'long' }).format(
    new Date(),
  );
