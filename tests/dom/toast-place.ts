/** Where toasts appear. The files of a worker share it, because the engine renders toasts into the first place that it finds. */
export const toastPlace = document.createElement('div');

Object.assign(toastPlace.dataset, { toasts: '', success: '2000', error: '4000', limit: '3', close: 'Close message' });
