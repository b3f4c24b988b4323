/** What form blocks share: reading answers, checking them, sending them once. */
export { honeypot } from './form-inputs.ts';
export { formDraftName, type SendingSpec } from './form-sender.ts';
export { useSendingForm } from './use-sending-form.ts';
