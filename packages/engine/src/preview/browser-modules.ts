type BrowserModulesOptions = {
  /** Transforms a module for the browser, as it is on disk. Rejects when that fails. */
  transform: (module: string) => Promise<unknown>;
  /** Receives why modules cannot be transformed, after each check. */
  onCheck: (errors: readonly unknown[]) => void;
};

/**
 * The modules that browsers could not load. A report may arrive after its mistake was fixed, because a request takes a while. So the
 * module is transformed again, and once more after each change of the code.
 */
export class BrowserModules {
  readonly #failed = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly options: BrowserModulesOptions) {}

  /** Checks the modules that failed before, and another one. Call it without `module` after each change. */
  check(module?: string): Promise<void> {
    if (module !== undefined) this.#failed.add(module);
    // One check after the other: the last one starts after the last change.
    this.#last = this.#last.then(() => this.#run());
    return this.#last;
  }

  async #run(): Promise<void> {
    const { transform, onCheck } = this.options;
    const errors: unknown[] = [];
    for (const module of [...this.#failed]) {
      await transform(module).then(
        () => this.#failed.delete(module),
        (error: unknown) => errors.push(error),
      );
    }
    onCheck(errors);
  }
}
