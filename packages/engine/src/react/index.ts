/** The API for components of blocks and layouts: types of their props, and components for pictures, icons and rich text. */

export type {
  LanguageLink,
  PageModel,
  ResolvedMedia,
  ResolvedVideo,
  ShownEntry,
  ShownField,
  ShownFilter,
  ShownPicture,
  ShownRecord,
  ShownRecords,
  ShownValue,
  SiteModel,
  TextField,
} from '@pagewright/core';
export type { ValueWords } from '@pagewright/core/browser';
export {
  addressBelow,
  dayOf,
  endOf,
  fillIn,
  formatMoment,
  formatMoney,
  formatTime,
  formatTimes,
  formatValue,
  formName,
  formSite,
  homeAddress,
  isDay,
  isOwnService,
  languageLinks,
  localTimeOf,
  ownSettings,
  pageAddress,
  phoneHref,
  startOf,
  withOffset,
  writtenOffset,
} from '@pagewright/core/browser';
export type { EnhanceScripts, Islands, StaticComponents } from '../definition/block-components.ts';
export type { Breadcrumb, FooterProps, HeaderProps, Layout, Provider, SidebarProps, SiteComponents } from '../definition/site-code.ts';
export { classNames } from './class-names.ts';
export { ClientOnly } from './client-only.tsx';
export { Enhanced } from './enhanced.tsx';
export { Glyph, type GlyphName, Icon, LineIcon } from './icons.tsx';
export { NestedBlock, useIsNested } from './nested-block.tsx';
export { Mark, Picture, ratioOf } from './picture.tsx';
export { readyHtml } from './rich-html.ts';
