import type { MinImageSize } from '../content/files/image-size.ts';

export interface FieldView {
  readonly label: string;
  readonly hint?: string;
  /** Whether the website shows its own text if the field is empty. The CMS then sets the placeholder. */
  readonly hasBuiltInText?: boolean;
  readonly placeholder?: string;
  /** Longer texts look bad, so the check warns of them. The limit of the field itself is higher. */
  readonly recommendedLetters?: number;
  /** A smaller image does not look sharp, so the check warns of it. */
  readonly minImageSize?: MinImageSize;
  /** Whether the image needs no alternative text, because the website shows its name beside it. */
  readonly isDecorative?: boolean;
  /**
   * An `own` fact is true for one organisation only: until staff change it, “Make it yours” counts it as the sample's. A
   * `common` fact may be true for more: “Make it yours” only asks staff to look at it.
   */
  readonly fact?: 'own' | 'common';
  /**
   * The field that identifies a part in a list of facts, which “Make it yours” compares part by part. Without it, a
   * changed part counts as another one.
   */
  readonly partKey?: string;
  /** Whether staff may change this field of a read-only type. */
  readonly isEditable?: boolean;
}

/** How the admin shows a type: its form and its list. */
export interface TypeView {
  /** The field that names an entry in lists. */
  readonly mainField: string;
  readonly columns: readonly string[];
  /** The field by which the list is sorted, if editors do not order it by hand. */
  readonly sortBy?: string;
  readonly isDescending?: boolean;
  /** The fields of a row share its width. */
  readonly formRows: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldView>>;
  /** Set if visitors send the entries: staff cannot change their fields, and the list begins with the newest entry. */
  readonly isReadOnly?: boolean;
}
