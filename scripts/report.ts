export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  console.log(`… ${name}`);
  try {
    const result = await work();
    console.log(`✓ ${name} (${since(begun)})`);
    return result;
  } catch (thrown) {
    console.log(`✗ ${name} (${since(begun)})`);
    throw thrown;
  }
}

/** The time since a reading of `performance.now()`: `12 s`, `2 m 31 s`. */
export function since(begun: number): string {
  const seconds = Math.round((performance.now() - begun) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${seconds % 60} s`;
}
