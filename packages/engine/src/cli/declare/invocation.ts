/** Returns the call of a command in the project's folder, such as `npm run check --`. Its words follow. */
export const invocation = (path: string): string => {
  const [name = '', ...rest] = path.split(' ');
  return [name === 'start' ? 'npm start --' : `npm run ${name} --`, ...rest].join(' ');
};

/** The call of the tool itself. */
export const toolInvocation = 'node packages/engine/bin/pagewright.mjs';
