import { type ReactNode, useContext } from 'react';
import { Icon } from '../../react/icons.tsx';
import { ChoiceButton } from './choice-dialog.tsx';
import { type FieldSources, FieldsContext } from './fields-context.ts';
import { LineInput, type LineInputProps } from './inputs.tsx';
import { DurationInput, ListedInput, MomentInput, TimeInput, TimeZoneInput } from './line-formats.tsx';
import { LinkInput } from './link-input.tsx';
import { MediaInput } from './media-input.tsx';
import { useLoaded } from './use-loaded.ts';

type PickProps = LineInputProps & { sources: FieldSources };

/** A text on one line. For one that the site has names for, with what fits them: a library, a search, or a list. */
export function PickInput(input: LineInputProps): ReactNode {
  const { sources } = useContext(FieldsContext);
  const { names, format } = input.field;
  if (format === 'moment') return <MomentInput {...input} />;
  if (format === 'time') return <TimeInput {...input} />;
  if (format === 'duration') return <DurationInput {...input} />;
  if (format === 'time-zone') return <TimeZoneInput {...input} />;
  if (!sources || !names) return <LineInput {...input} />;
  switch (names) {
    case 'pictures':
    case 'videos':
    case 'files':
      return <MediaInput {...input} sources={sources} names={names} />;
    case 'old-paths':
      return <OldPathInput {...input} />;
    case 'icons':
      return <IconInput {...input} sources={sources} />;
    case 'pages':
      return <LinkInput {...input} sources={sources} />;
    default:
      return <RecordInput {...input} sources={sources} collection={names.slice('records '.length)} />;
  }
}

/** The path that a page had. Those that were published are offered, and others are typed. */
function OldPathInput(input: LineInputProps): ReactNode {
  const { names } = useContext(FieldsContext);
  const paths = names['old-paths'] ?? [];
  if (paths.length === 0) return <LineInput {...input} />;
  return <ListedInput {...input} choices={() => paths.map((path) => ({ value: path, text: String(path) }))} />;
}

/** The name of an icon, drawn beside it. */
function IconInput({ sources, ...input }: PickProps): ReactNode {
  const { value, onChange, label } = input;
  const name = String(value ?? '');
  const [icon] = useLoaded(() => sources.icons(name), name === '' ? undefined : name) ?? [];
  return (
    <div className="pick">
      {icon?.name === name && <Icon shapes={icon.shapes} />}
      <LineInput {...input} />
      <ChoiceButton
        name={label}
        layout="icons"
        findsWords
        load={async (words) =>
          (await sources.icons(words)).map((one) => ({ value: one.name, text: one.name, picture: <Icon shapes={one.shapes} /> }))
        }
        onChoose={onChange}
      />
    </div>
  );
}

/** The id of a record, with its title. */
function RecordInput({ sources, collection, ...input }: PickProps & { collection: string }): ReactNode {
  const { field, value, onChange, label } = input;
  const { names, texts } = useContext(FieldsContext);
  const records = useLoaded(() => sources.records(collection), collection);
  const chosen = records?.find(({ id }) => id === value);
  const lists = (field.names && names[field.names])?.filter((name) => !records?.some(({ id }) => id === name)) ?? [];
  return (
    <div className="pick">
      <LineInput {...input} />
      <ChoiceButton
        name={label}
        layout="rows"
        load={async () => [
          ...lists.map((name) => ({ value: name, text: String(name), note: texts.list })),
          ...(await sources.records(collection)).map(({ id, title }) => ({ value: id, text: title, note: String(id) })),
        ]}
        onChoose={onChange}
      />
      {chosen && sources.openRecord && (
        <button type="button" onClick={() => sources.openRecord?.(collection, chosen.id)}>
          {texts.edit} <span className="unseen">{chosen.title}</span>
        </button>
      )}
      {chosen && chosen.title !== String(chosen.id) && <span className="about">{chosen.title}</span>}
    </div>
  );
}
