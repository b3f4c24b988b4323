const client = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const react = /\/node_modules\/react\/cjs\/react\.production\.js$/;

/** Where react-dom creates the fiber of a `<ViewTransition>`: its number tells such fibers apart. */
const creation = /createFiber\w*\((\d+),[^;{}]*\),\s*\(type\.elementType = REACT_VIEW_TRANSITION_TYPE\)/;

/**
 * Removes React's `<ViewTransition>` from react-dom (2.2 KiB of every page with an island): React creates no such fiber when no
 * code imports the component, so tests for one are false, and no commit starts a transition. A build whose code does import it
 * fails, because the component would do nothing. `pagewright({ viewTransitions: true })` keeps it.
 */
export const withoutViewTransitions = {
  name: 'pagewright:without-view-transitions',
  apply: 'build',
  transform: {
    filter: { id: client },
    handler: (code) => {
      const [, tag] = code.match(creation) ?? [];
      if (tag === undefined) return undefined;
      return code
        .replaceAll(new RegExp(`\\b${tag} === \\w+\\.tag\\b`, 'g'), 'false')
        .replaceAll(/\bshouldStartViewTransition = !0/g, 'void 0')
        .replaceAll(/\bshouldStartViewTransition\b(?! =)/g, 'false')
        .replaceAll(/\bpendingViewTransition\b(?! =|,)/g, 'null');
    },
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const used = Object.entries(chunk.modules ?? {}).find(([id]) => react.test(id))?.[1].renderedExports ?? [];
      if (used.includes('ViewTransition'))
        this.error("Your code uses React's ViewTransition. Write pagewright({ viewTransitions: true }) in vite.config.ts to keep it.");
    }
  },
};
