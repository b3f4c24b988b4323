import { cleanup } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);

// The files of a worker share the document, and what is in modules.
afterAll(() => {
  toast.remove();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  history.replaceState(null, '', '/');
});
