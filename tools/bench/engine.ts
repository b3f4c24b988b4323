/** The parts of the engine that the benchmark measures or serves sites with. No other file here imports from inside a package. */
export { compressAsset } from '../../packages/engine/src/files/compress.ts';
export { listen } from '../../packages/engine/src/mail/http/listen.ts';
export { purposeOf } from '../../packages/engine/src/media/media-kind.ts';
export { mediaPath, resolvePicture, resolveVideo } from '../../packages/engine/src/media/published-media.ts';
export { readMediaFacts } from '../../packages/engine/src/media/read-media-facts.ts';
export { buildRecordFile } from '../../packages/engine/src/render/output/build-record.ts';
export { htmlFilePath } from '../../packages/engine/src/render/output/output-files.ts';
export { createServer } from '../../packages/engine/src/server/create-server.ts';
export { readYaml } from '../../packages/engine/src/yaml/yaml-file.ts';
