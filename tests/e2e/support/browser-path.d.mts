export const browserPackage: 'chromium' | 'chromium-headless-shell';
export function browserPath(): string;
