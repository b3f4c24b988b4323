/** The styles of the values that a person chooses between. */
export const conflictStyles = `
  .values { margin: 0; }
  .values:empty { display: none; }
  .values div { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
  .values dt { font-weight: 600; }
  .values dd { margin: 0; overflow-wrap: anywhere; }
`;
