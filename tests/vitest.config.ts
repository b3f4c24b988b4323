import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Some start the commands themselves; on a busy machine that takes a while.
          testTimeout: 60_000,
          include: ['tests/{unit,architecture,blocks,editor,mutations,problems,sites}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['tests/dom/**/*.test.tsx'],
          setupFiles: ['tests/dom/setup.ts'],
        },
      },
    ],
  },
});
