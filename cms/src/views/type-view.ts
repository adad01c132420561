export interface FieldView {
  readonly label: string;
  readonly hint?: string;
  /** Whether the website has a text of its own for the empty field, which then says so. */
  readonly builtIn?: boolean;
  /** Grey text in the empty field. */
  readonly example?: string;
  /** How many letters look good where the text is shown: the check says when there are more. The field's own limit is higher. */
  readonly letters?: number;
  /** The least size, in pixels, with which an image looks sharp: the check says when one is smaller. */
  readonly image?: { readonly width: number; readonly height: number };
  /** Whether an image stands beside its own name, and needs no alternative text. */
  readonly decorative?: boolean;
  readonly markdown?: boolean;
  /** Whether staff can change the field although the type is only looked at. */
  readonly editable?: boolean;
}

export interface TypeView {
  /** The field that names an entry in lists. */
  readonly mainField: string;
  readonly list: readonly string[];
  /** The field by which the list is sorted, where the type has no place. */
  readonly sortBy?: string;
  /** Whether the list begins with the largest value, such as the latest date. */
  readonly descending?: boolean;
  /** Rows of the form; the fields of a row share its width. */
  readonly edit: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldView>>;
  /** Whether entries are only looked at, the newest first: what visitors sent is not rewritten. */
  readonly readOnly?: boolean;
}
