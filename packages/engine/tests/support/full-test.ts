import { isSweep } from './sweeps.ts';

export { isSweep as isFullTest, representatives } from './sweeps.ts';

export const fullOnly = <Test extends object, Skip>(test: Test & { skip: Skip }): Test | Skip => (isSweep ? test : test.skip);
