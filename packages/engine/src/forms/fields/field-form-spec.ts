import type { FormBlockSite } from '../../model/form-block-site.ts';
import { formName } from '../../model/form-site.ts';
import type { EmailRule, FormField } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';

/** A form with fields of any kind: its fields, settings and interface texts. */
export type FieldFormSpec = {
  fields: readonly FormField[];
  emailRule: EmailRule;
  keepDraft: boolean;
  blockKey: string;
  title: string;
  subject?: string | undefined;
  /** The id of a recipient. Only another mail service gets its address from the browser. */
  recipient?: string | undefined;
  /** The page after a message was sent. */
  thankYou: string;
  site: FormBlockSite;
  strings: Pick<Strings, 'formCheck' | 'formFields' | 'ownerMail'>;
};

/** The name of a form, by which the mail service and drafts know it. */
export const nameOf = ({ site, blockKey }: Pick<FieldFormSpec, 'site' | 'blockKey'>): string => formName(site.page, blockKey);
