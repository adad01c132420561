interface Sentences {
  /** Of the version that a save replaces. */
  readonly replaced: string;
  /** Of what was deleted. */
  readonly deleted: string;
}

/** Where a person finds versions: nowhere, while no feature shows them. */
let sentences: Sentences = { replaced: '', deleted: '' };

/** Call it in `register`. */
export function setVersionSentences(said: Sentences): void {
  sentences = said;
}

export function versionSentences(): Sentences {
  return sentences;
}
