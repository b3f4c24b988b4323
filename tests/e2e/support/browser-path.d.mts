export const browserPackage: string;
export function browserPath(): string;
