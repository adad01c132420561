/** A sentence for the editor; without `field` it is about the whole entry. */
export interface Finding {
  readonly field?: string;
  readonly text: string;
  /** Whether the entry cannot be published like this. */
  readonly isObstacle: boolean;
  /** What was probably meant: the editor may take it as the value of the field. */
  readonly suggestion?: string | undefined;
}

export function advice(field: string, text: string): Finding {
  return { field, text, isObstacle: false };
}

export function obstacle(field: string, text: string): Finding {
  return { field, text, isObstacle: true };
}
