import { afterAll } from 'vitest';
import { cleanUpAfterFile } from './after-file.ts';

// A worker evaluates modules of test support only once, so a hook there would run for one file only. This file runs for each test file.
// Removing the 100,000 files of three installed projects can take minutes on a busy disk. That is no fault of a test.
afterAll(cleanUpAfterFile, 600_000);
