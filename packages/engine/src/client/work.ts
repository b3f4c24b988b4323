import { proofField } from '@pagewright/core/browser';
import { trustWorker } from './trusted-types.ts';

/** How long a solution is kept, in milliseconds. Half as long as its task is valid. */
const maxAge = 60 * 60 * 1000;

/** The times at which work was done for forms, in milliseconds. */
const doneAt = new WeakMap<HTMLFormElement, number>();

/**
 * Works for messages: when a visitor enters a form, solves a task from the URL `tasks` in a worker with the script at `solverUrl`,
 * and adds the solution as a hidden field. A form that has a recent one needs none. Without a solution, or without a secure
 * context, it can be sent as well.
 */
export function startWork(tasks: string, solverUrl: string): void {
  if (!crypto.subtle) return;
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[action="/send-email"]') : null;
    if (form) work(form, tasks, solverUrl).catch(reportError);
  });
}

async function work(form: HTMLFormElement, tasks: string, solverUrl: string): Promise<void> {
  if (performance.now() - (doneAt.get(form) ?? -maxAge) < maxAge) return;
  doneAt.set(form, performance.now());
  try {
    const response = await fetch(tasks, { credentials: 'omit' });
    if (!response.ok) throw new Error(`The task has status ${response.status}.`);
    const challenge = await response.json();
    const solution = await solve(challenge.parameters, solverUrl);
    setProof(form, btoa(JSON.stringify({ challenge, solution })));
  } catch (error) {
    doneAt.delete(form);
    throw error;
  }
}

function solve(parameters: unknown, solverUrl: string): Promise<unknown> {
  const worker = new Worker(trustWorker(solverUrl), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('The worker failed.'));
    worker.postMessage(parameters);
  }).finally(() => worker.terminate());
}

function setProof(form: HTMLFormElement, proof: string): void {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = proofField;
  input.value = proof;
  form.querySelector(`[name=${proofField}]`)?.remove();
  form.append(input);
  // A sent form is reset. Its proof is used up.
  form.addEventListener(
    'reset',
    () => {
      input.remove();
      doneAt.delete(form);
    },
    { once: true },
  );
}
