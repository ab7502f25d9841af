/** An action of any game, as a record writes it. */
export function option(verb: string, rest: string[]): string {
  return [verb, ...rest].join(" ");
}
