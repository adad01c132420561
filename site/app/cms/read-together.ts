type Reads = Readonly<Record<string, Promise<unknown>>>;

/** Waits for reads together, and gives the result of each under its name. */
export async function readTogether<Named extends Reads>(reads: Named) {
  const results = Object.entries(reads).map(async ([name, read]) => [name, await read]);
  // `fromEntries` knows no names.
  return Object.fromEntries(await Promise.all(results)) as {
    readonly [Name in keyof Named]: Awaited<Named[Name]>;
  };
}
