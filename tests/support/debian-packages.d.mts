export const canInstall: boolean;
export function install(packages: readonly string[]): void;
