/** Shared code of form blocks: reads, checks and sends the answers. */
export { honeypot } from './shared/hidden-fields.ts';
export { formDraftName, type SendingSpec, useSendingForm } from './use-sending-form.ts';
