/** Shared code of form blocks: reads, checks and sends the answers. */
export { honeypot } from '@pagewright/core/browser';
export { formDraftName, type SendingSpec, useSendingForm } from './use-sending-form.ts';
