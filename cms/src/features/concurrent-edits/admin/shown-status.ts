import type { FormStatus } from '../server/handlers';

interface FormActivity {
  readonly isSubmitting: boolean;
  /** Whether the form waits for the entry that fills it. */
  readonly isLoading: boolean;
}

/** Until Strapi has filled the form again, the CMS takes the form's own save for one in another window. */
export function shownStatus(
  status: FormStatus,
  { isSubmitting, isLoading }: FormActivity,
): FormStatus {
  const isOwnSave = status.isOwnChange && (isSubmitting || isLoading);
  return isOwnSave ? { ...status, changeMessage: null } : status;
}
