/** Shared code of form blocks: reads, checks and sends the answers. */
export { formDraftName, type SendingSpec } from './form-sender.ts';
export { honeypot } from './shared/honeypot.ts';
export { useSendingForm } from './use-sending-form.ts';
