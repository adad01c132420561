import { useLabels } from '../../labels/use-labels.ts';
import styles from './field.module.css';
import type { Field } from './form-schema.ts';

interface FieldProps {
  readonly field: Field;
  readonly id: string;
  /** Ids of the error messages about this field; they stand in the form's list (R16). */
  readonly problems: readonly string[];
  readonly defaultValue?: string | undefined;
}

export function FormField(props: FieldProps) {
  const { field, id, problems, defaultValue } = props;
  const { label, hint, onlyWithYes } = field;
  if (field.control === 'yes-no') return <YesNo {...props} />;
  const described = [...(hint ? [`${id}-hint`] : []), ...problems].join(' ');
  const attributes = {
    id,
    name: field.name,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    maxLength: field.maxLength,
    defaultValue,
    'aria-required': field.required,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={onlyWithYes ? `${styles.field} ${styles.onlyWithYes}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {field.control === 'textarea' ? (
        <textarea
          {...attributes}
          rows={field.rows}
          cols={field.cols}
          className={`${styles.control} ${styles.area}`}
        />
      ) : (
        <input
          {...attributes}
          type={field.type ?? 'text'}
          inputMode={field.inputMode}
          className={styles.control}
          {...(field.name === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </div>
  );
}

/** A question answered with yes ("1") or no ("0"), or not at all. */
function YesNo({ field: { name, label }, id, defaultValue }: FieldProps) {
  const { forms } = useLabels();
  const options = [
    { value: '1', label: forms.yes },
    { value: '0', label: forms.no },
  ];
  return (
    <fieldset className={styles.field}>
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
