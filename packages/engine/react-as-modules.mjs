/** The modules of React that code imports. Each loads another file in development and in production. */
const entry = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/;
const productionFile = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/**
 * A Vite plugin that turns React's CommonJS modules into ES modules in a build. So the bundler leaves out what nobody imports
 * (3 KiB), and needs no code for imports of CommonJS. A file in another form than React 19's stays CommonJS.
 */
export const reactAsModules = {
  name: 'pagewright:react-as-modules',
  apply: 'build',
  transform: {
    filter: { id: [entry, productionFile] },
    handler: (code, id) => (entry.test(id) ? entryModule(code) : esModule(code)),
  },
};

/** Code that exports what the production file exports; undefined when the entry loads none. */
function entryModule(code) {
  const [, file] = code.match(/require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/) ?? [];
  return file && `import * as all from '${file}';\nexport * from '${file}';\nexport default all;`;
}

/** The declaration of what a file requires: `var React = require("react"), ReactDOM = require("react-dom");`. */
const requires = /^var((?:\s+\w+ = require\("[\w-]+"\)[,;])+)(?<=;)/m;

/** The ES module with the imports and exports of a CommonJS file; undefined for one that cannot be turned. */
function esModule(code) {
  const [, required = ''] = code.match(requires) ?? [];
  const body = code.replace(requires, '');
  if (/\bmodule\.exports\b|\brequire\(/.test(body)) return undefined;
  const namesIn = (pattern) => [...body.matchAll(pattern)].map(([, name]) => name);
  const assigned = namesIn(/\bexports\.(\w+) =/g);
  const isAssignedOnce = (name) => assigned.indexOf(name) === assigned.lastIndexOf(name);
  // The bundler removes an unused constant, but not an unused variable that is assigned later.
  const constants = new Set(namesIn(/^exports\.(\w+) =/gm).filter(isAssignedOnce));
  const exported = [...new Set(assigned)];
  return [
    required.replaceAll(/\b(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    ...exported.filter((name) => !constants.has(name)).map((name) => `let export_${name};`),
    body
      .replaceAll(/^exports\.(\w+) =/gm, (found, name) => (constants.has(name) ? `const export_${name} =` : found))
      .replaceAll(/\bexports\.(\w+)/g, 'export_$1'),
    `export { ${exported.map((name) => `export_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
