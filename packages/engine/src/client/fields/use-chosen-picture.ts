import { type FocusEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import type { FieldProps } from './field-parts.tsx';
import { isGroup } from './values.ts';

/** `confirm`: confirms the description, which is that of the picture before. Undefined for another one. */
type Held = Pick<FieldProps, 'value' | 'onChange'> & Fieldset & { confirm: (() => void) | undefined };
type Fieldset = { ref: Ref<HTMLFieldSetElement>; onBlur: (event: FocusEvent<HTMLElement>) => void };

/**
 * Holds a picture back that was just chosen, until it has a description or its fields are left: without one it is an error. The field of the description
 * gets the focus, also when it is that of another picture that was there before.
 */
export function useChosenPicture(picture: Field | undefined, { value, onChange }: Pick<FieldProps, 'value' | 'onChange'>): Held {
  const [chosen, setChosen] = useState<{ over: string | undefined; group: unknown }>();
  const [described, setDescribed] = useState<{ src: unknown; alt: unknown }>();
  const ref = useRef<HTMLFieldSetElement>(null);
  const over = JSON.stringify(value);
  const held = chosen?.over === over ? chosen : undefined;
  const isHeld = held !== undefined;
  const pass = (group: unknown): void => {
    setChosen(undefined);
    onChange(group);
  };
  const leave = useRef<() => void>(undefined);
  leave.current = held && (() => onChange(held.group));
  // Something else is shown, or undone, while the focus is here.
  useEffect(() => () => leave.current?.(), []);
  const srcOf = (group: unknown): unknown => (isGroup(group) && picture ? group[picture.name] : undefined);
  const isDescribed = (group: object): boolean => 'decorative' in group || ('alt' in group && String(group.alt).trim() !== '');
  const isOld = described !== undefined && Object(value).alt === described.alt && srcOf(value) !== described.src;
  useEffect(() => {
    // Who types the path of the picture goes on.
    if ((isHeld || isOld) && !(document.activeElement instanceof HTMLInputElement))
      ref.current?.querySelector<HTMLElement>('[data-path$=".alt"]')?.focus();
  }, [isHeld, isOld]);
  return {
    ref,
    confirm: isOld ? () => setDescribed(undefined) : undefined,
    value: held ? held.group : value,
    onChange: (next) => {
      const [src, alt] = [srcOf(value), Object(next).alt];
      if (src && srcOf(next) && srcOf(next) !== src && alt && alt === Object(value).alt) setDescribed({ src, alt });
      const isBare = isGroup(next) && Boolean(srcOf(next)) && !isDescribed(next);
      if (isBare && (held || srcOf(next) !== srcOf(value))) setChosen({ over, group: next });
      else pass(next);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A window that loses the focus keeps its focused element.
      if (held && ![relatedTarget, document.activeElement].some((one) => one instanceof Node && currentTarget.contains(one)))
        pass(held.group);
    },
  };
}
