/** What `src/site.ts` declares the code of a site with. It runs in node only. */
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
export { defineSite } from './definition/define-site.ts';
export type { DataSource, FinishedBuild, HeadElement, PageHead, RenderedPage, SiteHooks } from './definition/site-additions.ts';
export type { SiteCode } from './definition/site-code.ts';
export type { SiteCommand } from './definition/site-command.ts';
export type { DefinedSite, SiteDefinition, SiteExtension } from './definition/site-definition.ts';
export type { Finding } from './problems/create-problem.ts';
export { defineRule, type SiteRule } from './rules/define-rule.ts';
export { listedPages, whereWritten } from './rules/site/listed-pages.ts';
export { checkPlainTexts } from './rules/site/plain-texts.ts';
export type { RuleInput } from './rules/site/rule-input.ts';
