/** The parts of the engine that the benchmark measures or serves sites with. No other file here imports from inside a package. */

export { mediaPath, resolvePicture, resolveVideo } from '../../packages/core/src/media/published-media.ts';
export { readYaml } from '../../packages/core/src/yaml/yaml-file.ts';
export { compressAsset } from '../../packages/engine/src/files/compress.ts';
export { listen } from '../../packages/engine/src/mail/http/listen.ts';
export { purposeOf } from '../../packages/engine/src/media/media-kind.ts';
export { readMediaFacts } from '../../packages/engine/src/media/read-media-facts.ts';
export { buildRecordFile } from '../../packages/engine/src/render/output/build-record.ts';
export { htmlFilePath } from '../../packages/engine/src/render/output/output-files.ts';
export { createServer } from '../../packages/engine/src/server/create-server.ts';
