import { phoneHref } from '@pagewright/core/browser';
import { type ReactNode, useContext, useId, useState } from 'react';
import type { LinkChoices } from '../../editor-schema/controls.ts';
import { type Choice, ChoiceButton } from './choice-dialog.tsx';
import type { FieldTexts } from './field-texts.ts';
import { type FieldSources, FieldsContext } from './fields-context.ts';
import { LineInput, type LineInputProps } from './inputs.tsx';
import { useLoaded } from './use-loaded.ts';

/** The target of a link: a page of a list, a place on it, a file, or an address. */
export function LinkInput({ sources, ...input }: LineInputProps & { sources: FieldSources }): ReactNode {
  const { field, value, onChange, label } = input;
  const { texts, page: ownPath = '' } = useContext(FieldsContext);
  const id = useId();
  const [typed, setTyped] = useState('');
  const links = useLoaded(() => sources.links(), 'links');
  const [path = '', anchor = ''] = String(value ?? '').split('#');
  const page = links?.pages.find((one) => one.path === (path || (anchor && ownPath)));
  return (
    <>
      <div className="pick">
        <LineInput
          {...input}
          // "+49 30 1234" stays as it is typed, although the link is tel:+49301234.
          value={typed !== '' && writtenLink(typed) === value ? typed : value}
          onChange={(next) => {
            setTyped(typeof next === 'string' ? next : '');
            onChange(typeof next === 'string' ? writtenLink(next) : next);
          }}
        />
        <ChoiceButton
          name={label}
          layout="rows"
          load={async () => linkChoices(await sources.links(), { ownPath, isPage: field.isPage === true, texts })}
          onChoose={onChange}
          {...(!field.isPage && { about: texts.addresses })}
        />
      </div>
      {page && !field.isPage && page.anchors.length > 0 && (
        <div className="pick">
          <label htmlFor={id}>{texts.place}</label>
          <select id={id} value={anchor} onChange={({ target }) => onChange(target.value === '' ? page.path : `${path}#${target.value}`)}>
            <option value="">{texts.top}</option>
            {!page.anchors.includes(anchor) && anchor !== '' && <option>{anchor}</option>}
            {page.anchors.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

type Around = { ownPath: string; isPage: boolean; texts: FieldTexts };

/** Returns what a link can lead to, to be chosen from. */
export function linkChoices({ pages, files }: LinkChoices, { ownPath, isPage, texts }: Around): Choice[] {
  const own = pages.find(({ path }) => path === ownPath)?.anchors ?? [];
  const ofPages = [...pages]
    .sort((one, other) => Number(one.isGenerated) - Number(other.isGenerated))
    .map(({ path, title, isGenerated }) => ({
      value: path,
      text: title,
      note: path,
      group: isGenerated ? texts.recordPages : texts.pages,
    }));
  if (isPage) return ofPages;
  return [
    ...ofPages,
    ...own.map((id) => ({ value: `#${id}`, text: `#${id}`, group: texts.thisPage })),
    ...files.map((path) => ({ value: path, text: path, group: texts.files })),
  ];
}

/** Returns the target of a link for what people type: a phone number, an e-mail address, the address of a website. Another text stays. */
export function writtenLink(text: string): string {
  const typed = text.trim();
  if (/^\+?[\d\s()/.-]{6,}$/.test(typed) && /\d/.test(typed.slice(-1))) return phoneHref(typed);
  if (/^[^\s@/:]+@(?:[^\s@/:.]+\.)+[^\s@/:.]+$/.test(typed)) return `mailto:${typed}`;
  if (/^www\.[^\s.]+\.\S+$/i.test(typed)) return `https://${typed}`;
  return text;
}
