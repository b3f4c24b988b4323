import type { Page } from '@playwright/test';

/** Presses Tab from the start of a block until its end. Returns the controls that it never reached, and those without a visible focus. */
export async function unreachable(page: Page, type: string): Promise<string[]> {
  const block = page.locator(`[data-block="${type}"]`);
  const expected = await block.evaluate((element) => {
    const controls = [...element.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex="0"]')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert]') &&
        !control.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
    );
    for (const [index, control] of controls.entries()) control.setAttribute('data-stop', String(index));
    element.setAttribute('tabindex', '-1');
    if (element instanceof HTMLElement) element.focus();
    return controls.map((control) => control.outerHTML.slice(0, 120));
  });
  const reached = new Set<number>();
  const found: string[] = [];
  // A radio group and a hydrated carousel may have stops of their own.
  for (let presses = 0; presses < expected.length + 5; presses++) {
    await page.keyboard.press('Tab');
    const stop = await block.evaluate((element) => {
      const active = document.activeElement;
      if (!active || !element.contains(active)) return undefined;
      // The browser shows the focus of its controls of a video itself.
      if (active instanceof HTMLVideoElement) return { index: Number(active.getAttribute('data-stop')), problem: undefined };
      const outlined = [active, active.nextElementSibling, active.closest('label')].some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor);
      });
      const at = active.getAttribute('data-stop');
      return {
        index: at === null ? undefined : Number(at),
        problem: outlined ? undefined : `without outline: ${active.outerHTML.slice(0, 120)}`,
      };
    });
    if (stop === undefined) break;
    if (stop.index !== undefined) reached.add(stop.index);
    if (stop.problem !== undefined) found.push(stop.problem);
  }
  return [...found, ...expected.filter((_, index) => !reached.has(index)).map((name) => `not reached: ${name}`)];
}
