import { createInterface } from 'node:readline/promises';
import type { ReadStream, WriteStream } from 'node:tty';
import { Complaint } from '../complaint.ts';

/** The terminal of whoever runs a command, or what stands in for it in a test. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & Pick<ReadStream, 'isTTY'>;
  readonly output: NodeJS.WritableStream & Pick<WriteStream, 'isTTY'>;
}

/**
 * Asks whether to erase. Only the whole word is taken for it; anything else, Ctrl-C and Ctrl-D are no.
 * @throws Complaint where nobody can be asked
 */
export async function isConfirmed(
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (!input.isTTY) {
    throw new Complaint('Nobody can be asked here, and nothing was erased. To erase, add --yes');
  }
  const asking = createInterface({ input, output, terminal: true });
  try {
    const answer = await asking.question('Erase them for ever? Type yes: ');
    return answer.trim().toLowerCase() === 'yes';
  } catch (thrown) {
    if (!(thrown instanceof Error && thrown.name === 'AbortError')) throw thrown;
    // What is said next begins on a line of its own.
    output.write('\n');
    return false;
  } finally {
    asking.close();
  }
}
