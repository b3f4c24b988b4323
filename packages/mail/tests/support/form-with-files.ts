import type { FormFacts, MailFacts } from '../../../core/src/model/mail-facts.ts';
import { mailFacts } from './mail-service.ts';

/** A form with file fields. */
const jobForm: FormFacts = {
  page: '/jobs',
  key: 'form-1',
  emailRule: 'wide',
  title: 'Apply for a job',
  namesForm: true,
  recipient: {
    name: 'Jobs',
    email: 'jobs@fixture.example',
  },
  fields: [
    {
      name: 'fullName',
      label: 'Full name',
      kind: 'text',
      rule: 'any',
      maxLength: 200,
      required: true,
    },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      rule: 'email',
      maxLength: 200,
      required: true,
    },
    {
      name: 'days',
      label: 'Days',
      kind: 'checkboxes',
      options: [
        {
          label: 'Monday',
          value: 'mon',
        },
        {
          label: 'Friday',
          value: 'fri',
        },
      ],
    },
    {
      name: 'cv',
      label: 'CV',
      kind: 'file',
      accept: ['pdf', 'document'],
      maxSize: 11534336,
      maxCount: 3,
      required: 'Your CV is required',
    },
    {
      name: 'photo',
      label: 'Photo',
      kind: 'file',
      accept: ['image'],
      maxSize: 1048576,
      maxCount: 1,
    },
  ],
};

/** The facts of a site with a form with file fields. */
export const factsWithFiles: MailFacts = { ...mailFacts, forms: [...mailFacts.forms, jobForm] };
