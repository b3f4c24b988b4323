import type { ComponentType } from 'react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type BlockTraits, blockBase, defineBlock, type FeedEntry, type PropsOf } from '../../../../core/src/schema/fields/define-block.ts';
import { imageSchema } from '../../../../core/src/schema/fields/media-path.ts';
import { textSchema } from '../../../../core/src/schema/fields/text.ts';
import type { ResolvedImage } from '../../../../core/src/schema/resolved.ts';
import type { Islands, StaticComponents } from '../../../src/definition/block-components.ts';

// The assertions of types hold when `tsc` has nothing to report about this file.

const banner = defineBlock(z.strictObject({ type: z.literal('banner'), ...blockBase, image: imageSchema({ shownWidth: 600 }) }), {
  interactive: false,
  pageHeading: false,
  site: ({ company: { phone } }, page) => ({ phone, page }),
  strings: ['toasts'],
});

const quiz = defineBlock(z.strictObject({ type: z.literal('quiz'), ...blockBase, isGraded: z.boolean(), question: textSchema }), {
  interactive: { hydrate: ({ isGraded }) => isGraded, chunk: 'own' },
  pageHeading: false,
  contentClasses: ({ question }) => [question],
});

const blocks = { banner, quiz } as const;
type Blocks = typeof blocks;

type BannerProps = PropsOf<Blocks['banner']>;
type QuizProps = PropsOf<Blocks['quiz']>;
type LoadQuiz = () => Promise<{ default: ComponentType<QuizProps> }>;
type LoadBanner = () => Promise<{ default: ComponentType<BannerProps> }>;

describe('the props of a component', () => {
  test('are the resolved fields, the settings that its type picks, and the key', () => {
    expectTypeOf<BannerProps['image']>().toEqualTypeOf<ResolvedImage>();
    expectTypeOf<BannerProps['site']>().toEqualTypeOf<{ phone: string | undefined; page: string }>();
    expectTypeOf<BannerProps['blockKey']>().toEqualTypeOf<string>();
  });

  test('have the groups of interface texts that the type declares', () => {
    expectTypeOf<BannerProps['strings']>().toEqualTypeOf<{ readonly toasts: { readonly close: string } }>();
  });

  test('have no settings and no interface texts when the type declares none', () => {
    expectTypeOf<QuizProps>().not.toHaveProperty('site');
    expectTypeOf<QuizProps>().not.toHaveProperty('strings');
  });
});

describe('the traits of a type', () => {
  test('are functions of its own props', () => {
    expectTypeOf<Blocks['quiz']['traits']['interactive']['hydrate']>().parameter(0).toHaveProperty('isGraded');
    const { hydrate } = quiz.traits.interactive;
    const { contentClasses } = quiz.traits;
    const props = { type: 'quiz', isGraded: true, question: 'Why?' } as const;
    expect(hydrate(props)).toBe(true);
    expect(contentClasses(props)).toEqual(['Why?']);
  });

  test('say how the type is interactive and whether it has the heading of its page', () => {
    type All = BlockTraits<never>;
    expectTypeOf<Pick<All, 'interactive' | 'pageHeading'>>().toExtend<All>();
    expectTypeOf<Omit<All, 'interactive'>>().not.toExtend<All>();
    expectTypeOf<Omit<All, 'pageHeading'>>().not.toExtend<All>();
  });

  test('have no other names', () => {
    type Define = typeof defineBlock<typeof quiz.schema, { interactive: false; pageHeading: false; contentClass: () => [] }>;
    expectTypeOf<Parameters<Define>[1]['contentClass']>().toEqualTypeOf<(() => []) & never>();
  });

  test('must fit the props', () => {
    type OfBanner = BlockTraits<{ image: ResolvedImage }>['document'];
    expectTypeOf<{ ogType: 'article'; feedEntry: (props: { image: ResolvedImage }) => FeedEntry }>().toExtend<OfBanner>();
    expectTypeOf<{ ogType: 'article'; feedEntry: (props: { picture: string }) => FeedEntry }>().not.toExtend<OfBanner>();
    expectTypeOf<{ ogType: 'article' }>().not.toExtend<OfBanner>();
  });
});

describe('the registries', () => {
  test('have exactly the types that declare it', () => {
    expectTypeOf<keyof StaticComponents<Blocks>>().toEqualTypeOf<'banner'>();
    expectTypeOf<keyof Islands<Blocks>>().toEqualTypeOf<'quiz'>();
  });

  test('take the components of these types', () => {
    expectTypeOf<{ banner: ComponentType<BannerProps> }>().toExtend<StaticComponents<Blocks>>();
    expectTypeOf<{ quiz: LoadQuiz }>().toExtend<Islands<Blocks>>();
  });

  test('do not compile with a missing or misplaced component', () => {
    expectTypeOf<object>().not.toExtend<StaticComponents<Blocks>>();
    expectTypeOf<object>().not.toExtend<Islands<Blocks>>();
    expectTypeOf<{ quiz: ComponentType<QuizProps> }>().not.toExtend<StaticComponents<Blocks>>();
    expectTypeOf<{ banner: LoadBanner }>().not.toExtend<Islands<Blocks>>();
  });

  test('do not compile with a component that needs other props', () => {
    expectTypeOf<{ banner: ComponentType<{ image: string }> }>().not.toExtend<StaticComponents<Blocks>>();
    expectTypeOf<{ banner: ComponentType<BannerProps & { count: number }> }>().not.toExtend<StaticComponents<Blocks>>();
    expectTypeOf<{ quiz: () => Promise<{ default: ComponentType<BannerProps> }> }>().not.toExtend<Islands<Blocks>>();
  });
});
