/** How one field is shown to an editor. */
export interface FieldWords {
  readonly label: string;
  /** What to write, and where it is shown. */
  readonly hint?: string;
  /** Grey text in the empty field. */
  readonly example?: string;
  /** Whether it can be changed although the type is only looked at. */
  readonly editable?: boolean;
}

/** How one type is shown in the admin. */
export interface TypeWords {
  /** The field that names an entry in lists. */
  readonly mainField: string;
  readonly sortBy: string;
  readonly sortOrder: 'ASC' | 'DESC';
  /** Columns of the list. */
  readonly list: readonly string[];
  /** Rows of the form; a row is twelve units wide. */
  readonly edit: readonly (readonly (readonly [field: string, width: number])[])[];
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** Whether entries are only looked at: what somebody sent is not rewritten. */
  readonly readOnly?: boolean;
}
