import type { MountControl } from 'pagewright';

const faces = [':|', ':)', ':D'];

/** A button for each mood. The one that is pressed is chosen. */
export const mount: MountControl = (element, { value, label, onChange }) => {
  const buttons = faces.map((face, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = face;
    button.ariaLabel = `${label} ${index + 1}`;
    button.addEventListener('click', () => onChange(index + 1));
    return button;
  });
  const show = (mood: unknown): void => {
    for (const [index, button] of buttons.entries()) button.ariaPressed = String(mood === index + 1);
  };
  show(value);
  element.append(...buttons);
  return show;
};
