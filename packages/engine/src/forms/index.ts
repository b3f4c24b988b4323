/** Shared code of form blocks: reads, checks and sends the answers. */
export { honeypot } from './form-inputs.ts';
export { formDraftName, type SendingSpec } from './form-sender.ts';
export { useSendingForm } from './use-sending-form.ts';
