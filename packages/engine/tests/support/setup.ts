import { afterAll } from 'vitest';
import { cleanUpAfterFile } from './after-file.ts';

// A worker evaluates modules of test support only once, so a hook there would run for one file only. This file runs for each test file.
// Removing thousands of copied files takes a while on a busy machine.
afterAll(cleanUpAfterFile, 60_000);
