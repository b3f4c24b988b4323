import { type ReactNode, useEffect, useRef } from 'react';
import type { Field, MountControl } from '../../editor-schema/controls.ts';
import type { InputProps } from './inputs.tsx';
import { useLoaded } from './use-loaded.ts';

type ModuleInputProps = InputProps<Extract<Field, { control: 'module' }>>;

/** The control of a field kind of the site. Its module is loaded when such a field is shown. */
export function ModuleInput({ field, value, onChange, label, attributes }: ModuleInputProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const show = useRef<ReturnType<MountControl>>(undefined);
  const mount = useLoaded<MountControl>(() => import(/* @vite-ignore */ field.src).then((module) => module.mount), field.src);
  useEffect(() => {
    if (!mount || !element.current) return;
    element.current.replaceChildren();
    const change = (next: unknown): void => latest.current.onChange(next);
    show.current = mount(element.current, { value: latest.current.value, label, onChange: change });
  }, [mount, label]);
  useEffect(() => show.current?.(value), [value]);
  return <div ref={element} {...attributes} />;
}
