/** The styles of the values that a person chooses between. */
export const conflictStyles = `
  .values { margin: 0; }
  .values:empty { display: none; }
  .values div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
  .values dt { font-weight: 600; }
  .panel[inert] { opacity: 0.55; }
  .kept { display: grid; gap: 0.5rem; max-height: 30vh; overflow: auto; padding: 0.75rem 1rem; background: #fff6e0; color: #222; }
  .kept blockquote { margin: 0.25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  .kept p { margin: 0; }
  .sign-in { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
  .values dd { margin: 0; overflow-wrap: anywhere; }
`;
