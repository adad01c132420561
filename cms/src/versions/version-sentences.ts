interface Sentences {
  /** Says where a person finds the version that a save replaces. */
  readonly replaced: string;
  /** Says where a person finds a deleted entry. */
  readonly deleted: string;
}

/** Empty if no feature shows versions. */
let sentences: Sentences = { replaced: '', deleted: '' };

/** Sets the sentences of the feature that shows versions. Other features do not import that feature. */
export function setVersionSentences(ofFeature: Sentences): void {
  sentences = ofFeature;
}

export function versionSentences(): Sentences {
  return sentences;
}
