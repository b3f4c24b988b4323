import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';

type Script<Props> = { enhance: (element: HTMLElement, props: Props, signal: AbortSignal) => void; props: Props };

/**
 * Renders a component to static HTML, as a build does, and runs its enhance script on it with props that went through JSON.
 * Returns what stops the script.
 */
export function renderEnhanced<Props>(component: ReactElement, { enhance, props }: Script<Props>): AbortController {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(component);
  document.body.append(element);
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
    element.remove();
  });
  enhance(element, JSON.parse(JSON.stringify(props)), controller.signal);
  return controller;
}
