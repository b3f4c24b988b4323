import type { Locator, Page } from '@playwright/test';

/** A control that had the focus: its number, and what is wrong with it. */
type Stop = { index: number; problem: string | undefined };

/** Presses Tab from the start of a block until its end. Returns the controls that it never reached, and those without a visible focus. */
export const unreachable = (page: Page, type: string): Promise<string[]> => unreachableIn(page.locator(`[data-block="${type}"]`));

/** Presses Tab from the start of a part of a page until its end, as `unreachable`. */
export async function unreachableIn(part: Locator): Promise<string[]> {
  const expected = await part.evaluate((element) => {
    const controls = [...element.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex="0"]')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert]') &&
        !control.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
    );
    for (const [index, control] of controls.entries()) control.setAttribute('data-stop', String(index));
    const stops: Stop[] = [];
    const onFocus = ({ target: active }: Event): void => {
      if (!(active instanceof Element) || active === element) return;
      const outlined = [active, active.nextElementSibling, active.closest('label')].some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor);
      });
      // The browser shows the focus of its controls of a video itself.
      const isShown = outlined || active.matches('video, iframe');
      stops.push({
        index: Number(active.getAttribute('data-stop') ?? -1),
        problem: isShown ? undefined : `without outline: ${active.outerHTML.slice(0, 120)}`,
      });
    };
    element.addEventListener('focusin', onFocus);
    Reflect.set(element, 'endOfStops', () => {
      element.removeEventListener('focusin', onFocus);
      return stops;
    });
    element.setAttribute('tabindex', '-1');
    if (element instanceof HTMLElement) element.focus();
    return controls.map((control) => control.outerHTML.slice(0, 120));
  });
  // A radio group and a hydrated carousel may have stops of their own.
  for (let presses = 0; presses < expected.length + 5; presses++) {
    await part.page().keyboard.press('Tab');
    // The controls behind the part may be in a frame.
    if (presses >= expected.length && !(await part.evaluate((element) => element.contains(document.activeElement)))) break;
  }
  const stops: Stop[] = await part.evaluate((element) => Reflect.get(element, 'endOfStops')());
  const reached = new Set(stops.map(({ index }) => index));
  return [
    ...stops.flatMap(({ problem }) => problem ?? []),
    ...expected.filter((_, index) => !reached.has(index)).map((name) => `not reached: ${name}`),
  ];
}
