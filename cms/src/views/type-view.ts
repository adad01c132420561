import type { MinImageSize } from '../content/files/image-size';

export interface FieldView {
  readonly label: string;
  readonly hint?: string;
  /** Whether the website shows its own text if the field is empty. The placeholder then says so. */
  readonly hasBuiltInText?: boolean;
  readonly placeholder?: string;
  /** Longer texts look bad, so the check warns of them. The limit of the field itself is higher. */
  readonly recommendedLetters?: number;
  /** A smaller image does not look sharp, so the check warns of it. */
  readonly minImageSize?: MinImageSize;
  /** Whether an image needs no alternative text, because its name stands beside it. */
  readonly isDecorative?: boolean;
  /**
   * Set if the field states a fact of the organisation. `own`: two organisations never have the same. `shared`: the
   * fact may be true for the sample and for the organisation, so *Make it yours* asks only to look at it.
   */
  readonly fact?: 'own' | 'shared';
  /** Whether staff may change this field of a read-only type. */
  readonly isEditable?: boolean;
}

/** How the admin shows a type: its form and its list. */
export interface TypeView {
  /** The field that names an entry in lists. */
  readonly mainField: string;
  /** The fields that are columns of the list. */
  readonly columns: readonly string[];
  /** The field by which the list is sorted, if editors do not order it by hand. */
  readonly sortBy?: string;
  /** Whether the list begins with the largest value, such as the latest date. */
  readonly isDescending?: boolean;
  /** Fields of a row share its width. */
  readonly formRows: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldView>>;
  /** Whether staff cannot change what visitors sent. The list of such a type begins with the newest entry. */
  readonly isReadOnly?: boolean;
}
