/** An input of a form for another service: a field of the form by its name, or a value of the author. */
export type TargetInput = { name: string; field: string } | { name: string; value: string };

/** Returns the address and the inputs of a form whose answers stand in the query of `to`: `https://pay.example/donate?amount={amount}`. */
export function formTarget(to: string): { action: string; inputs: TargetInput[] } {
  const { origin, pathname, searchParams } = new URL(to);
  const inputs = [...searchParams].map(([name, value]): TargetInput => {
    const [, field] = /^\{(\w+)\}$/.exec(value) ?? [];
    return field === undefined ? { name, value } : { name, field };
  });
  return { action: origin + pathname, inputs };
}

/** Returns the query name of each field in the address of a form. */
export const targetNames = (to: string): Map<string, string> =>
  new Map(formTarget(to).inputs.flatMap((input) => ('field' in input ? [[input.field, input.name] as const] : [])));
