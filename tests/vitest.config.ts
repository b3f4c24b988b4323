import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,architecture,blocks,problems,sites}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { name: 'dom', environment: 'jsdom', include: ['tests/dom/**/*.test.tsx'], setupFiles: ['tests/dom/setup.ts'] } },
    ],
  },
});
