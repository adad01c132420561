export const FORM_STATUS_PATH = '/website/concurrent-edits/:model/:documentId';
