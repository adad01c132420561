import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldWords {
  /** Unique on the page; the hint and the label refer to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What the field wants, said before any error does (R15). */
  readonly hint?: string;
  /** Ids of the messages about this field; they stand in the form's error list (R16). */
  readonly problems: readonly string[];
  readonly required?: boolean;
}

interface TypedField extends FieldWords {
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly defaultValue?: string | undefined;
}

/** One line of text under its label. */
export function TextField({
  type = 'text',
  inputMode,
  ...field
}: TypedField & {
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
}) {
  return (
    <Labelled {...field}>
      <input
        {...attributesOf(field)}
        type={type}
        inputMode={inputMode}
        className={styles.control}
        {...(type === 'email' || inputMode === 'email'
          ? { autoCapitalize: 'none', spellCheck: false }
          : {})}
      />
    </Labelled>
  );
}

/** Several lines of text under their label. */
export function TextArea({
  rows,
  cols,
  ...field
}: TypedField & { readonly rows: number; readonly cols?: number }) {
  return (
    <Labelled {...field}>
      <textarea
        {...attributesOf(field)}
        rows={rows}
        cols={cols}
        className={`${styles.control} ${styles.area}`}
      />
    </Labelled>
  );
}

/** A question answered with yes ("1") or no ("0"), or not at all. */
export function YesNo({
  id,
  name,
  label,
  problems,
  defaultValue,
}: FieldWords & { readonly defaultValue?: string | undefined }) {
  const options = [
    { value: '1', label: 'Yes' },
    { value: '0', label: 'No' },
  ];
  return (
    <fieldset className={styles.question} aria-describedby={problems.join(' ') || undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={defaultValue === option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Labelled({
  id,
  label,
  hint,
  children,
}: Pick<TypedField, 'id' | 'label' | 'hint'> & { readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

function attributesOf(field: TypedField) {
  const { id, name, hint, problems, required = false } = field;
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...problems].join(' ');
  return {
    id,
    name,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    maxLength: field.maxLength,
    defaultValue: field.defaultValue,
    'aria-required': required || undefined,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': described || undefined,
  };
}
