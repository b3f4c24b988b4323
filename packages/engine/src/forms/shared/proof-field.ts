/** The name of the hidden field with the solution of a task, which shows that a browser has worked for the message. Only script adds it. */
export const proofField = 'proof_of_work';
