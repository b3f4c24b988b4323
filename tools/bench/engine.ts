/** The parts of the engine that the benchmark measures or serves sites with. No other file here imports from inside a package. */

export { mediaPath, resolvePicture, resolveVideo } from '../../packages/core/src/media/published-media.ts';
export { buildRecordFile } from '../../packages/core/src/output/build-record.ts';
export { htmlFilePath } from '../../packages/core/src/output/output-files.ts';
export { readYaml } from '../../packages/core/src/yaml/yaml-file.ts';
export { compressAsset } from '../../packages/engine/src/files/compress.ts';
export { purposeOf } from '../../packages/engine/src/media/media-kind.ts';
export { readMediaFacts } from '../../packages/engine/src/media/read-media-facts.ts';
export { listen } from '../../packages/mail/src/http/listen.ts';
export { createServer } from '../../packages/mail/src/server/create-server.ts';
