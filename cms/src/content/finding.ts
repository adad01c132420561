export interface Finding {
  /** Missing if the finding is about the whole entry. */
  readonly field?: string;
  readonly text: string;
  /** Whether the finding prevents the publication of the entry. */
  readonly isObstacle: boolean;
  readonly suggestion?: string | undefined;
  /** Whether the CMS could not find out. The admin then asks again after a while. */
  readonly isUnknown?: boolean;
}

export function advice(field: string, text: string): Finding {
  return { field, text, isObstacle: false };
}

export function obstacle(field: string, text: string): Finding {
  return { field, text, isObstacle: true };
}
