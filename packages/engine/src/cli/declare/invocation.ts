/** How people call a command in the project's folder: `npm run check --`, to be followed by its words. */
export const invocation = (path: string): string => {
  const [name = '', ...rest] = path.split(' ');
  return [name === 'start' ? 'npm start --' : `npm run ${name} --`, ...rest].join(' ');
};

/** How people call the tool itself. */
export const toolInvocation = 'node packages/engine/bin/pagewright.mjs';
