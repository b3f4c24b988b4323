export type TestDuration = { file: string; title: string; seconds: number; hasFailed: boolean; firstError?: string | undefined };
/** A level of a run, with the JSON report of Vitest or Playwright. */
export type Level = { name: string; isGreen: boolean; seconds: number; report?: unknown };
export function testsOf(report: unknown): TestDuration[];
export function mayPass(levels: Level[]): boolean;
export function describeRun(levels: Level[], total: number): string;
