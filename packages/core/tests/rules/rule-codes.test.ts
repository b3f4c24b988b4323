import { expectTypeOf, test } from 'vitest';
import type { ContentCode } from '../../src/problems/codes/index.ts';
import type { createProblem } from '../../src/problems/create-problem.ts';
import type { RuleCode } from '../../src/rules/rule-codes.ts';

// These tests fail in `npm run types`.
test('RuleCode contains the codes of tables and of rules, and no other text', () => {
  expectTypeOf<'unknown-field'>().toExtend<RuleCode>();
  expectTypeOf<'title-length'>().toExtend<RuleCode>();
  expectTypeOf<'title-lenght'>().not.toExtend<RuleCode>();
  expectTypeOf<string>().not.toExtend<RuleCode>();
});

test('createProblem accepts the codes of tables only: a rule has its code from its declaration', () => {
  expectTypeOf<Parameters<typeof createProblem>[0]['code']>().toEqualTypeOf<ContentCode>();
  expectTypeOf<'title-length'>().not.toExtend<ContentCode>();
  expectTypeOf<Parameters<typeof createProblem>[0]>().not.toHaveProperty('severity');
});
