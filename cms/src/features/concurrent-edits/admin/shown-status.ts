import type { FormStatus } from '../server/handlers';

interface FormActivity {
  readonly isSubmitting: boolean;
  /** Whether the form waits for the entry that fills it. */
  readonly isLoading: boolean;
}

/**
 * Returns what the form says of the status. Between a save and the refill of the form, the CMS reports the form's own
 * save as one from another window: this is left out.
 */
export function shownStatus(
  status: FormStatus,
  { isSubmitting, isLoading }: FormActivity,
): FormStatus {
  const isOwnSave = status.isOwnChange && (isSubmitting || isLoading);
  return isOwnSave ? { ...status, changeMessage: null } : status;
}
