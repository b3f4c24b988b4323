/** The conditions of the rules for dark systems, as the stylesheet of the page has them. */
const conditions = new WeakMap<CSSMediaRule, string>();

const dark = /\(prefers-color-scheme: ?dark\)/;

/** Returns the rules of a page for visitors whose system is dark. */
export const darkRules = (page: Document): CSSMediaRule[] => [...page.styleSheets].flatMap(({ cssRules }) => darkIn(page, cssRules));

function darkIn(page: Document, rules: CSSRuleList): CSSMediaRule[] {
  const { CSSMediaRule: Media, CSSGroupingRule: Group } = page.defaultView ?? globalThis;
  return [...rules].flatMap((rule) => [
    ...(rule instanceof Media && (conditions.has(rule) || dark.test(rule.conditionText)) ? [rule] : []),
    ...(rule instanceof Group ? darkIn(page, rule.cssRules) : []),
  ]);
}

/** Shows a page as on a light or a dark system, also with its next stylesheet. Returns a function that stops. */
export function showColours(page: Document, isDark: boolean): () => void {
  const apply = (): void => {
    for (const rule of darkRules(page)) {
      const condition = conditions.get(rule) ?? rule.conditionText;
      conditions.set(rule, condition);
      rule.media.mediaText = condition.replace(dark, isDark ? '(min-width: 0px)' : '(max-width: 0px)');
    }
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(page.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
