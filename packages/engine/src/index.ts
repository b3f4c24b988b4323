/** What `src/site.ts` declares the code of a site with. It runs in node only. */

export { checkPlainTexts, defineRule, type Finding, listedPages, type RuleInput, type SiteRule, whereWritten } from '@pagewright/core';
export {
  choiceOption,
  defineSiteCommand as defineCommand,
  flag,
  optional,
  optionalChoice,
  parsedOption,
  required,
  several,
  textOption,
  UsageError,
} from './cli/declare/command.ts';
export { site as siteOption } from './cli/declare/shared-options.ts';
export { defineAddon } from './definition/define-addon.ts';
export { defineSite } from './definition/define-site.ts';
export type {
  DataSource,
  FinishedBuild,
  HeadElement,
  PageHead,
  RenderedPage,
  SiteHooks,
  WrittenFile,
} from './definition/site-additions.ts';
export type { SiteCode } from './definition/site-code.ts';
export type { SiteCommand } from './definition/site-command.ts';
export type { Addon, AddonDefinition, DefinedSite, SiteDefinition, SiteExtension } from './definition/site-definition.ts';
export type { MountControl } from './editor-schema/controls.ts';
