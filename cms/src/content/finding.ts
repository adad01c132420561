/** What a check found, for the editor. Without `field` it is about the whole entry. */
export interface Finding {
  readonly field?: string;
  readonly text: string;
  /** Whether it keeps the entry from being published. */
  readonly isObstacle: boolean;
  /** A better value for the field, which the editor may accept. */
  readonly suggestion?: string | undefined;
}

export function advice(field: string, text: string): Finding {
  return { field, text, isObstacle: false };
}

export function obstacle(field: string, text: string): Finding {
  return { field, text, isObstacle: true };
}
