/**
 * Starts the buttons for passkeys on pages of the gate. Each is hidden until then: browsers without script, or without passkeys as JSON, do not
 * show it. `data-passkey` is the address to which the answer goes; the question comes from that address with "-options".
 */

/** Sends JSON to the gate. Resolves to what it answers. */
async function post(address, body) {
  const response = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The status is ${response.status}.`);
  return response.json();
}

/** Asks the device for a passkey: to make one, or to sign in. */
async function ask(address, isNew) {
  const options = await post(`${address}-options`, {});
  if (isNew) return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

for (const part of document.querySelectorAll('[data-passkey]')) {
  const button = part.querySelector('button');
  const status = part.querySelector('[role="status"]');
  const { passkey, isNew, then, cancelled, known, failed } = part.dataset;
  const sentences = { NotAllowedError: cancelled, AbortError: cancelled, InvalidStateError: known };
  let isAsking = false;
  button.addEventListener('click', async () => {
    if (isAsking) return;
    isAsking = true;
    status.textContent = '';
    try {
      const credential = await ask(passkey, isNew !== undefined);
      await post(passkey, credential.toJSON());
      location.assign(then);
    } catch (error) {
      status.textContent = sentences[error.name] ?? failed;
    }
    isAsking = false;
  });
  part.hidden = window.PublicKeyCredential?.parseRequestOptionsFromJSON === undefined;
}
