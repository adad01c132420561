import type { FormStatus } from '../server/handlers.ts';

interface FormProgress {
  readonly isSubmitting: boolean;
  /** Whether the form waits for the entry that fills it. */
  readonly isLoading: boolean;
}

/**
 * During its own save, a form still sends the old `updatedAt`, so the CMS reports that save as one from another window.
 * Hides this report.
 */
export function shownStatus(
  status: FormStatus,
  { isSubmitting, isLoading }: FormProgress,
): FormStatus {
  const isOwnSave = status.isOwnChange && (isSubmitting || isLoading);
  return isOwnSave ? { ...status, changeMessage: null } : status;
}
