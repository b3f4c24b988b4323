/** The site of the benchmark with Eleventy: pages from `content/`, JavaScript templates, no further step. */
export default function configure(config) {
  config.addPassthroughCopy({ public: '/' });
  config.addWatchTarget('./content/');
  return { dir: { input: 'src', output: '_site' } };
}
