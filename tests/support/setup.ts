import { afterAll } from 'vitest';
import { cleanUpAfterFile } from './after-file.ts';

// Modules of test support run once for all files of a worker, and so would a hook in one of them. This file runs for each test file.
// Removing thousands of copied files takes a while on a busy machine.
afterAll(cleanUpAfterFile, 60_000);
