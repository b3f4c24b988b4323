import { fill } from '../shared/fill-page.js';
import { renderPage } from './layout.js';
import { readPage, readRecords, readShared } from './read-content.js';

/** The site of the benchmark with Eleventy: every file of `content/pages` is a template, so that `--incremental` renders only the saved one. */
export default function configure(config) {
  let shared;
  config.on('eleventy.beforeWatch', (files) => {
    if (files.some((file) => !file.includes('content/pages/'))) shared = undefined;
  });
  config.addTemplateFormats('yaml');
  config.addExtension('yaml', {
    read: false,
    getData,
    compile:
      () =>
      async ({ entry, record }) => {
        shared ??= readShared();
        return renderPage(record ? fill(entry, record) : entry, await shared);
      },
  });
  config.addPassthroughCopy({ public: '/' });
  config.addWatchTarget('./content/');
  return { dir: { input: 'content/pages', output: '_site' } };
}

/** The data of a template: its page, and the records when it makes a page for each. Frozen, because Eleventy copies other objects. */
async function getData(file) {
  const entry = Object.freeze(await readPage(file));
  const permalink = ({ record }) => `${(record ? fill(entry.path, record) : entry.path).replace(/\/$/, '')}/index.html`;
  if (!entry.collection) return { entry, permalink };
  return { entry, permalink, records: await readRecords(entry.collection), pagination: { data: 'records', size: 1, alias: 'record' } };
}
